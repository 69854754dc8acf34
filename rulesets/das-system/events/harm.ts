import type { Change, Named, Roll, Strike, Term } from './parts.js';

/** How a location came to be open: the cases of 7.2. */
export type Way = 'armour' | 'caught' | 'open' | 'past' | 'hole' | 'purpose';

export type Condition =
  'dazed' | 'lying' | 'disarmed' | 'arm-out' | 'leg-out' | 'arm-lost' | 'leg-lost' | 'mute' | 'choking' | 'helpless';

/** What brought a condition or made a hand open. */
export type Cause = 'wound' | 'test' | 'start' | 'choice' | 'ruled';

export type TestKind = 'pain' | 'drop' | 'fall' | 'ko' | 'notice' | 'groups' | 'first-aid' | 'own';

/** From the struck spot to the wound and what follows from it. */
export type HarmEvent =
  | {
      readonly type: 'location.chosen';
      readonly who: string;
      readonly against: string;
      readonly strike: Strike;
      readonly part: Named;
      readonly at: Named;
      readonly way: Way;
      /** The piece that catches the blow on its way (DAS-226). */
      readonly caughtBy?: Named;
      readonly force: number;
    }
  | {
      readonly type: 'armour.struck';
      readonly who: string;
      readonly strike: Strike;
      readonly piece: Named;
      readonly part: Named;
      /** Where the piece is damaged. */
      readonly at: Named;
      /** Schutz = strength × effect (DAS-236), for the kind that protects best. */
      readonly kind: string;
      readonly strength: number;
      readonly effect: number;
      readonly protection: number;
      /** Force that arrives, and what remains of it: 0 if stopped. */
      readonly force: Change;
      readonly result: 'pierced' | 'stopped' | 'not-felt';
      readonly coverage: Change;
    }
  | {
      readonly type: 'blow.stopped';
      readonly who: string;
      readonly strike: Strike;
      readonly why: 'armour' | 'not-felt' | 'no-force';
      /** Ausdauer that a light hit costs, if it costs any (DAS-243). */
      readonly endurance?: Change;
    }
  | {
      readonly type: 'wound.inflicted';
      readonly who: string;
      /** Missing if the GM entered it. */
      readonly by?: string;
      readonly strike?: Strike;
      readonly nr: string;
      readonly text: { readonly de: string; readonly en: string };
      readonly damageType: string;
      readonly line: number;
      readonly shift: number;
      readonly part: Named;
      readonly at: Named;
      readonly w: number;
      readonly of: readonly Term[];
      readonly gz: Change;
      readonly endurance: Change;
      readonly zustand: Change;
      readonly bleeding: number;
      readonly pain: number;
      readonly probe: number;
      readonly atpa: number;
      readonly daze: number;
      /** Ausdauer lost at once, after the cap (DAS-270). */
      readonly exhausts?: Change;
      readonly flags: readonly string[];
    }
  | {
      /** `required` is missing where the result itself counts: pain, groups, first aid. */
      readonly type: 'test.rolled';
      readonly who: string;
      readonly test: TestKind;
      readonly skill: string;
      readonly roll: Roll;
      /** Roll, skill, then the deductions one by one; `result` is not below 0. */
      readonly of: readonly Term[];
      readonly result: number;
      readonly required?: number;
      readonly passed?: boolean;
      /** The line of the pain before and after the test. */
      readonly pain?: Change;
    }
  | { readonly type: 'weapon.dropped'; readonly who: string; readonly weapon: Named; readonly cause: Cause }
  | {
      readonly type: 'weapon.readied';
      readonly who: string;
      readonly weapon: Named;
      readonly how: 'drawn' | 'picked-up';
    }
  | {
      readonly type: 'condition.gained';
      readonly who: string;
      readonly condition: Condition;
      readonly cause: Cause;
      readonly seconds?: number;
      readonly part?: Named;
    }
  | {
      readonly type: 'condition.lost';
      readonly who: string;
      readonly condition: Condition;
      readonly cause: Cause;
      readonly part?: Named;
    }
  | { readonly type: 'fighter.disabled'; readonly who: string; readonly gz: number }
  | {
      readonly type: 'fighter.fainted';
      readonly who: string;
      readonly gz: number;
      readonly why: 'gz' | 'wound' | 'test' | 'ruled';
    }
  | { readonly type: 'fighter.died'; readonly who: string; readonly gz: number; readonly limit: number }
  | { readonly type: 'fighter.fled'; readonly who: string; readonly from: string }
  | { readonly type: 'fighter.yielded'; readonly who: string }
  | { readonly type: 'fighter.recovered'; readonly who: string; readonly gz: number };
