/** Tenths of a second in a second: a sequence, and what may be done once in a pause (DAS-050, DAS-051, DAS-053). */
export const SECOND = 10;
