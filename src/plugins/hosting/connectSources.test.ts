import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentPolicy } from './contentPolicy';
import { joinPolicies } from './joinPolicies';

test('the policy lets pages connect to the feedback endpoint, and without one only to their own host', () => {
  const pages = [{ file: 'index.html', html: '<!doctype html>' }];
  expect(contentPolicy(pages)).toContain("; connect-src 'self';");
  expect(contentPolicy(pages, ['https://feedback.example'])).toContain(
    "; connect-src 'self' https://feedback.example;",
  );
});

test('during a deploy, pages of either build can send feedback, and nothing else of the old policy is kept', () => {
  const line = (policy: string) => `add_header Content-Security-Policy "${policy}" always;\n`;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rookery-docs-policies-'));
  try {
    fs.mkdirSync(path.join(folder, 'build-hosting/nginx'), { recursive: true });
    const own = path.join(folder, 'build-hosting/nginx/headers.conf');
    const old = path.join(folder, 'old.conf');
    fs.writeFileSync(own, line("script-src 'self'; connect-src 'self' https://new.example"));
    fs.writeFileSync(old, line("script-src https://x.example; connect-src 'self' https://old.example *"));
    expect(fs.readFileSync(joinPolicies(path.join(folder, 'build'), old), 'utf8')).toBe(
      line("script-src 'self'; connect-src 'self' https://new.example https://old.example"),
    );
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
