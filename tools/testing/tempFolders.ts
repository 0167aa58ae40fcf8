import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

type Files = Readonly<Record<string, string | Buffer>>;

const folders: string[] = [];
process.on('exit', () => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
});
// Vitest stops its workers with SIGTERM, which emits `exit` only through a listener.
process.once('SIGTERM', () => process.exit());

/** Writes files into a folder, and creates their folders. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
}

/** Creates a folder with files that is removed when this process ends. Returns its path. */
export function createTempFolder(files: Files = {}): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rookery-test-'));
  folders.push(folder);
  writeFiles(folder, files);
  return folder;
}
