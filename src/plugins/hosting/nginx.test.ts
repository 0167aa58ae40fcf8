import { expect, test } from 'vitest';
import { nginxFiles } from './nginx';

function fileOf(name: string, feedbackPath?: string): string {
  return nginxFiles({ headers: [], mediaTypes: [], feedbackPath }).get(name) ?? '';
}

test('every public server block has the limits, the one for unknown hosts included', () => {
  const blocks = fileOf('site.conf')
    .split(/^server /m)
    .slice(1);
  expect(blocks).toHaveLength(3);
  expect(blocks.filter((block) => !block.includes('/limits.conf;'))).toEqual([]);
  expect(fileOf('limits.conf')).toMatch(/^limit_conn /m);
});

test('feedback on the same host has a location for exactly its path', () => {
  expect(fileOf('server.conf', '/feed.back')).toContain('location = /feed.back {');
  expect(fileOf('http.conf', '/feed.back')).toContain('"~^POST:/feed\\.back$" "";');
  expect(fileOf('site.conf')).toContain('upstream rookery_docs_feedback {');
});

test('without it, no location hands anything to another server', () => {
  expect(fileOf('server.conf')).not.toContain('proxy_pass');
  expect(fileOf('http.conf')).not.toContain('POST');
});
