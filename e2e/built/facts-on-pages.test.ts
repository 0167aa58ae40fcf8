import { expect, test } from 'vitest';
import { builtPage, texts } from '../support/builtSite';

// One row of each kind of table, with what readers decide by.
test.each([
  ['/subscriptions', 'people-online', ['50', '250', '1,000', '5,000']],
  ['/subscriptions', 'price', ['$0', '$9', '$29', 'From $99']],
  ['/chat-settings/chat-appearance', 'setting-font-size', ['12–20 px Default: 15 px']],
  ['/chat-settings/guests', 'setting-guest-captcha', ['Never, On join, or Each session']],
  ['/chat-features/ranks', 'permission-ban-longer', ["Administrator · can't be changed"]],
  ['/bot', 'command-caw-help', ['Member', '/caw help']],
  ['/chat-features/moderation', 'duration-uses-mute', ['1 minute', 'Yes']],
  ['/account-features/registration', 'ages-account', ['13 or older']],
  ['/organizations/api/errors', 'rate_limited', ['429']],
])('%s shows the row %s', (route, id, cells) => {
  const row = texts(builtPage(route), `tr[id="${id}"] > *`).map((cell) => cell.trim());
  expect(row).toEqual(expect.arrayContaining(cells));
});
