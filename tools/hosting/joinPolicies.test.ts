import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderWith } from '../../src/testFolders';
import { joinPolicies } from './joinPolicies';

function line(policy: string): string {
  return `add_header Content-Security-Policy "${policy}" always;\n`;
}

let folder: string;
beforeEach(() => {
  const own = "default-src 'none'; script-src 'self' 'sha256-new'; style-src 'self'";
  const headers = `# Headers\n${line(own)}add_header X-Frame-Options "DENY" always;\n`;
  folder = folderWith({ 'build-hosting/nginx/headers.conf': headers });
});

/** Returns the headers for replacing a build whose server has these headers. */
function joinedWith(serverHeaders: string): string {
  const file = path.join(folder, 'server.conf');
  fs.writeFileSync(file, serverHeaders);
  return fs.readFileSync(joinPolicies(path.join(folder, 'build'), file), 'utf8');
}

test('the joined policy allows the hashes of both builds, and nothing else of the old one', () => {
  const old =
    "default-src *; script-src 'self' 'unsafe-inline' 'sha256-old' 'sha256-new'; style-src 'sha256-look'";
  const both =
    "default-src 'none'; script-src 'self' 'sha256-new' 'sha256-old'; style-src 'self' 'sha256-look'";
  expect(joinedWith(line(old))).toBe(`# Headers\n${line(both)}add_header X-Frame-Options "DENY" always;\n`);
});

test('pages of either build can send feedback, and no other host of the old policy is kept', () => {
  const own = path.join(folder, 'build-hosting/nginx/headers.conf');
  fs.writeFileSync(own, line("script-src 'self'; connect-src 'self' https://new.example"));
  expect(joinedWith(line("script-src https://x.example; connect-src 'self' https://old.example *"))).toBe(
    line("script-src 'self'; connect-src 'self' https://new.example https://old.example"),
  );
});

test('a file without a policy, and a missing one, are refused', () => {
  expect(() => joinedWith('server {}\n')).toThrow(
    /server\.conf has no line "add_header Content-Security-Policy …"/,
  );
  expect(() => joinPolicies(path.join(folder, 'build'), path.join(folder, 'nowhere.conf'))).toThrow(
    /There is no .*nowhere\.conf\. Run `npm run build` first/,
  );
});
