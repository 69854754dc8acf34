import type { Change, Named } from './parts.js';

/** The bell, care, rest and what would come. */
export type TimeEvent =
  | {
      /** 5d for one fighter, told only if something changes. */
      readonly type: 'bell.rung';
      readonly second: number;
      readonly who: string;
      readonly gz: Change;
      readonly endurance: Change;
      readonly kar: Change;
      readonly bleedings: readonly { readonly nr: string; readonly line: Change; readonly lost: number }[];
      /** Ausdauer and GZ lost by choking. */
      readonly choking?: { readonly endurance: number; readonly gz: number };
      /** The worst line of pain before and after; 0 is none. */
      readonly pain: Change;
      readonly dazeOver: boolean;
    }
  | { readonly type: 'care.began'; readonly who: string; readonly patient: string; readonly seconds: number }
  | { readonly type: 'care.broken'; readonly who: string; readonly patient: string }
  | {
      readonly type: 'care.given';
      readonly who: string;
      readonly patient: string;
      readonly bleeding?: { readonly nr: string; readonly line: Change };
      readonly chokingEnded: boolean;
    }
  | {
      readonly type: 'fighter.rested';
      readonly who: string;
      readonly days: number;
      readonly gz: Change;
      readonly healed: readonly string[];
    }
  | {
      /** DAS-459, at the end of the fight: when bleeding and choking would stop untreated, or kill. */
      readonly type: 'forecast.made';
      readonly who: string;
      readonly fate: 'stops' | 'dies';
      readonly second: number;
      readonly gz: number;
    }
  | { readonly type: 'faint.timed'; readonly who: string; readonly face: number; readonly minutes: number };

/** What the GM enters. */
export type RulingEvent =
  | {
      readonly type: 'value.ruled';
      readonly who: string;
      /** A key of the status: gz, endurance, kar, zustand, next-start ... */
      readonly key: string;
      readonly before: number;
      readonly after: number;
      readonly part?: Named;
      readonly at?: Named;
    }
  | {
      readonly type: 'damage.entered';
      readonly who: string;
      readonly points: number;
      readonly gz: Change;
      readonly endurance: Change;
    }
  | { readonly type: 'wound.healed'; readonly who: string; readonly nr: string }
  | { readonly type: 'bleeding.ruled'; readonly who: string; readonly nr: string; readonly line: Change }
  | { readonly type: 'pain.ruled'; readonly who: string; readonly line: Change };
