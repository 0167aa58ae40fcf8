/** How often words are used for each of several things that have numbers, such as the sections that readers look for. */
export class Counts {
  /** How often each stem is used for each thing. */
  readonly of = new Map<string, Map<number, number>>();
  /** How many words are used for each thing. */
  readonly totals: number[] = [];
  private all = 0;

  /** Counts a word once more. */
  add(stem: string, number: number): void {
    const counts = this.of.get(stem) ?? new Map<number, number>();
    this.of.set(stem, counts.set(number, (counts.get(number) ?? 0) + 1));
    this.totals[number] = (this.totals[number] ?? 0) + 1;
    this.all++;
  }

  /** Returns which part of all words a stem is, 0 to 1. */
  shareOf(stem: string): number {
    return [...(this.of.get(stem)?.values() ?? [])].reduce((sum, count) => sum + count, 0) / this.all;
  }
}
