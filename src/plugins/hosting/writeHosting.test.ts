import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeHosting } from './writeHosting';

const page = '<!doctype html><title>Page</title>';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rookery-hosting-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** Writes for hosts what a built site of these files needs. */
function writeFor(files: Readonly<Record<string, string>>): void {
  const dir = path.join(folder, 'build');
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), text);
  }
  writeHosting(dir);
}

test('writes what hosts read', () => {
  writeFor({ 'index.html': page });
  const written = fs.readdirSync(folder, { recursive: true });
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
    'an event handler in the HTML',
    { 'index.html': page, 'faq.html': `${page}<button onclick=go()>` },
    /faq\.html has <button onclick="…">.*Add the listener in a component/,
  ],
  [
    'a script as a link',
    { 'index.html': `${page}<a href=" javascript:go()">` },
    /index\.html has <a href=" javascript:go\(\)">.*Make it a button/,
  ],
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
