import path from 'node:path';

/** Returns where an error is in the project's own files and what is wrong there, without the stack. */
export function messageOf(error: unknown, dir: string): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  // esbuild puts the place of a syntax error into its message.
  const syntax = /^(.+):(\d+):(\d+): ERROR: (.+)$/m.exec(message);
  const frames = [...stack.matchAll(/(?:\(|at )(\/[^\s()]+\.m?tsx?):(\d+):(\d+)/g)].filter(
    ([, file = '']) => file.startsWith(dir) && !file.includes('node_modules'),
  );
  // A function of the file may have thrown it. The line that called the function has the mistake.
  const frame = frames.findLast(([, file]) => file === frames[0]?.[1]);
  const [, file, line, column, text = message] = syntax ?? frame?.slice(0, 4) ?? [];
  const place = file
    ? `${path.relative(dir, path.resolve(dir, file)).replaceAll('\\', '/')}:${line}:${column} `
    : '';
  return `${place}${text.replace(/\.?$/, '.')} The file can't be loaded, so nothing was checked. Fix that line, and check again.`;
}
