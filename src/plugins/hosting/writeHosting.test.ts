import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderWith, writeFiles } from '../../testFolders';
import { writeHosting } from './writeHosting';

const page = '<!doctype html><meta charset=UTF-8><title>Page</title>';

/** Writes for hosts what a built site of these files needs. Returns the folder with the site and what was written. */
function writeFor(files: Readonly<Record<string, string>>): string {
  const folder = folderWith();
  const dir = path.join(folder, 'build');
  writeFiles(dir, files);
  writeHosting(dir);
  return folder;
}

test('writes what hosts read', () => {
  const written = fs.readdirSync(writeFor({ 'index.html': page }), { recursive: true });
  expect(written).toEqual(
    expect.arrayContaining([
      'build/_headers',
      'build/_redirects',
      'build/.nojekyll',
      'build-hosting/nginx/headers.conf',
    ]),
  );
});

test.each([
  ['no site at all', {}, /no built site in .*Run `npm run build` first/],
  [
    'a file without a hash that browsers would keep',
    { 'index.html': page, 'assets/js/main.js': '' },
    /assets\/js\/main\.js has no hash in its name/,
  ],
  [
    'a file of an unknown kind',
    { 'index.html': page, 'img/bird.heic': '' },
    /img\/bird\.heic has an extension .*mediaTypes\.ts/,
  ],
])('refuses %s', (_, files, message) => {
  expect(() => writeFor(files)).toThrow(message);
});
