/** The part of roll-parser that is measured; the package brings no types. */
declare module 'roll-parser' {
  interface Result {
    readonly value: number;
    readonly rolls: readonly number[];
  }
  const rollParser: {
    parse(notation: string): object;
    roll(parsed: object): Result;
    parseAndRoll(notation: string): Result;
  };
  export default rollParser;
}
