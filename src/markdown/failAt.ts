import path from 'node:path';
import type { Nodes } from 'hast';

type Position = Nodes['position'];

interface PageFile {
  readonly path: string;
  fail(message: string, position: Position): never;
}

/** Stops the build with the file and the line of a mistake. */
export function failAt(file: PageFile, position: Position, message: string): never {
  return file.fail(`${path.relative('', file.path)}:${position?.start.line ?? 1} ${message}`, position);
}
