import { expect, test } from 'vitest';
import { builtPage } from '../support/builtSite';

test.each([
  ['bash', '/organizations/api', '.function'],
  ['html', '/chat-features/embed', '.attr-name'],
  ['java', '/organizations/sso/tokens', '.keyword'],
  ['js', '/organizations/sso/tokens', '.keyword'],
  ['php', '/organizations/sso/tokens', '.keyword'],
  ['ruby', '/organizations/sso/tokens', '.keyword'],
])('code in %s has colors', (language, route, token) => {
  expect(builtPage(route)(`pre.language-${language} .token${token}`).length).toBeGreaterThan(0);
});
