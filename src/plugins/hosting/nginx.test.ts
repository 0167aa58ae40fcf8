import { expect, test } from 'vitest';
import { nginxFiles } from './nginx';

function fileOf(name: string): string {
  return nginxFiles({ headers: [], mediaTypes: [] }).get(name) ?? '';
}

test('every public server block has the limits, the one for unknown hosts included', () => {
  const blocks = fileOf('site.conf')
    .split(/^server /m)
    .slice(1);
  expect(blocks).toHaveLength(3);
  expect(blocks.filter((block) => !block.includes('/limits.conf;'))).toEqual([]);
  expect(fileOf('limits.conf')).toMatch(/^limit_conn /m);
});
