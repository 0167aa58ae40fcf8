import { expect, test } from 'vitest';
import { loadPage } from '../support/builtSite';

test.each([
  ['bash', '/organizations/api', '.function'],
  ['html', '/chat-features/embed', '.attr-name'],
  ['java', '/organizations/sso/tokens', '.keyword'],
  ['js', '/organizations/sso/tokens', '.keyword'],
  ['php', '/organizations/sso/tokens', '.keyword'],
  ['ruby', '/organizations/sso/tokens', '.keyword'],
])('code in %s has colors', (language, route, token) => {
  expect(loadPage(route)(`pre.language-${language} .token${token}`).length).toBeGreaterThan(0);
});
