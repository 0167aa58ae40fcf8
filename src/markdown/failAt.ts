import type { Nodes } from 'hast';
import type { Transformer } from 'unified';
import { relativePath } from '../utils/files';

type File = Parameters<Transformer>[1];

/** Stops the build with the file and the line of a mistake. */
export function failAt(file: File, { position }: Pick<Nodes, 'position'>, message: string): never {
  return file.fail(`${relativePath('', file.path)}:${position?.start.line ?? 1} ${message}`, position);
}
