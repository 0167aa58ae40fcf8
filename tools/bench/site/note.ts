/** Says what is being measured now, with the time, beside the results. */
export function note(text: string): void {
  process.stderr.write(`${new Date().toTimeString().slice(0, 8)} ${text}\n`);
}
