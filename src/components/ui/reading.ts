/** What a field's text means, or what is wrong with it in a sentence. */
export interface Reading {
  readonly value?: string;
  readonly fault?: string;
}
