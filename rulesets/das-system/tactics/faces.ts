/** N(need, W): with how many faces counted(r, W) reaches `need` (DAS-381). `die` is the number of faces X. */
export function facesReaching(die: number, need: number, rollValue: number): number {
  if (need <= 0) return die;
  return Math.max(0, Math.min(rollValue, die) - need + 1);
}
