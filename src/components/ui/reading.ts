/** What a field's text means, or what is wrong with it in a sentence. */
export interface Reading<Value = string> {
  readonly value?: Value;
  readonly fault?: string;
}
