import { describe as group, expect, it } from 'vitest';
import { constantIds } from '../../../rulesets/das-system/constants.js';
import { options } from '../../../rulesets/das-system/options.js';
import { ruleTexts } from './shown.js';

// The provenance of DAS-001 to DAS-459, ten rules a word.
const tags = `
DDSSSDSHDS SHHSDHSHPH SSSSSSHSHH SSHHSSSSSS SSHSPHHHHS SSDSSHSSHS HHSSSSHSHH SHHHSSSSHH HHHSSSSSHS SSDSSSSSSH
SSSHHHHHPH SSHHHHSSSS SHHHHPHHSP HSHSSHHHSH HHSHHSSSSH SHPHSHDHHS DHSSHSHSSS HHHDSHSSSS HPPSHPHHHS SHSSSSSSSS
SHSSSSDDHH SSSSSSSHSH HDSSHHSSDH HSSSSSHSHS SHHSSHSHSS SDHHSSHSSH HSSSSSSSHH SHSSSSSHHH HHHHHHHHSS SHSSSHHSSS
HHHSHHSSHS SSSSHHHSSH HHHHSSSSSP PPHPHPHPHH HPHHPPHPHH PHPHSSHHHH HHDHHHHHHH HHHHHHHHHH HHHHHHHHHH HHHHHHHHHH
HHHHHHHHHH HHHSHHHHHH HHHHHHHHHH HHHHHHHHHH HHHHHHHHHH HHHHHHHHH`.replace(/\s/g, '');

const id = (n: number): string => `DAS-${String(n).padStart(3, '0')}`;

const german: Readonly<Record<string, string>> = {
  option: 'Option',
  table: 'Tabelle',
  tactics: 'Taktik',
  sheet: 'Blatt',
};
const inGerman = (place: string): string =>
  place === 'game master' ? 'Spielleiter' : place.replace(/^\w+/, (word) => german[word] ?? word);

group('rules', () => {
  it.each(['de', 'en'] as const)('tell all 459 rules with their provenance (%s)', (lang) => {
    const told = Object.entries(ruleTexts[lang]).map(([key, { tag }]) => [key, tag]);
    expect(told).toEqual([...tags].map((tag, i) => [id(i + 1), tag]));
  });

  it('tell each in a sentence of its own', () => {
    for (const rules of Object.values(ruleTexts)) {
      for (const [key, { text }] of Object.entries(rules)) expect(text, key).toMatch(/^.{8,140}\.$/u);
    }
  });

  it('say in both languages alike where a rule is changed, and name only what exists', () => {
    const known = new Set([
      ...Object.keys(options).map((option) => `option ${option}`),
      ...Object.keys(constantIds).map((constant) => `table constants.${constant}`),
      ...['weapons', 'armour', 'locations', 'wounds', 'pain', 'initiative'].map((table) => `table ${table}`),
      ...['game master', 'tactics', 'sheet'],
    ]);
    for (const [key, { by = [] }] of Object.entries(ruleTexts.en)) {
      expect(ruleTexts.de[key]?.by ?? [], key).toEqual(by.map(inGerman));
      expect(
        by.filter((place) => !known.has(place)),
        key,
      ).toEqual([]);
    }
  });

  it('name every option at a rule that it lists', () => {
    for (const [option, { rules }] of Object.entries(options)) {
      const named = Object.entries(ruleTexts.en).filter(([, { by }]) => by?.includes(`option ${option}`));
      expect(
        named.map(([key]) => key),
        option,
      ).toEqual([...rules].sort());
    }
  });
});
