import { expect, test } from 'vitest';
import { formatMapLine } from './nginxRedirects';

test('the target of a redirect keeps its query and its whole hash', () => {
  expect(formatMapLine({ from: '/a', to: 'https://x.example/?a=1#b#c' })).toContain(
    ' "https://x.example/?a=1#b#c";',
  );
});
