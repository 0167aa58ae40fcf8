import { expect, test } from 'vitest';
import { mapLine } from '.';

test.each([
  ['/votes', '/polls', '"~^/votes$" "/polls$is_args$args";\n'],
  ['/votes', '/polls#create', '"~^/votes$" "/polls$is_args$args#create";\n'],
  ['/für dich_(alt)', '/faq', '"~^/für dich_\\(alt\\)$" "/faq$is_args$args";\n'],
  ['/a.b|c', '/faq', '"~^/a\\.b\\|c$" "/faq$is_args$args";\n'],
  ['/a"b', '/faq', '"~^/a\\"b$" "/faq$is_args$args";\n'],
])('%s leads to %s, with the query before the section, and no other address does', (from, to, line) => {
  expect(mapLine({ from, to })).toBe(line);
});
