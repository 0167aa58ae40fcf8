/** Random whole numbers below a bound, the same ones in each run, so that what a test finds can be found again. */
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    // The generator that is known as Mulberry32.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}
