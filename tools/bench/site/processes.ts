import fs from 'node:fs';

/** A process as it is now. */
export interface Process {
  readonly id: number;
  /** Seconds of processor time so far, without those of its children. */
  readonly cpu: number;
  /** Bytes of memory that it holds. */
  readonly memory: number;
}

/** How the kernel counts: ticks in a second, and bytes in a page of memory. */
const [ticks, pageSize] = [100, 4096];

/** The processes of a session, from `/proc`, so on Linux alone. */
export function processesOf(session: number): Process[] {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      let stat: string;
      try {
        stat = fs.readFileSync(`/proc/${name}/stat`, 'utf8');
      } catch {
        // It ended meanwhile.
        return [];
      }
      // The name stands in brackets and can hold anything; the fields behind it are numbered from 3.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const field = (number: number) => Number(fields[number - 3]);
      return field(6) === session
        ? [{ id: Number(name), cpu: (field(14) + field(15)) / ticks, memory: field(24) * pageSize }]
        : [];
    });
}
