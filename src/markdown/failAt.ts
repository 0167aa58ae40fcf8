import type { Nodes } from 'hast';
import { relativePath } from '../utils/files';

type Position = Nodes['position'];

interface PageFile {
  readonly path: string;
  fail(message: string, position: Position): never;
}

/** Stops the build with the file and the line of a mistake. */
export function failAt(file: PageFile, position: Position, message: string): never {
  return file.fail(`${relativePath('', file.path)}:${position?.start.line ?? 1} ${message}`, position);
}
