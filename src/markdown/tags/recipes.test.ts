import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { recipe } from './recipes';

function write(plan: string, key: string, value: string): string {
  const markdown = `| Setting | Set it to | Why |\n| --- | --- | --- |\n| ${key} | ${value} | Because. |\n`;
  return JSON.stringify(
    recipe({ plan }, '', unified().use(remarkParse).use(remarkGfm).parse(markdown).children),
  );
}

test('a recipe shows a setting with its link, value, and default', () => {
  const html = write('free', 'moderation/slow-mode', '5');
  for (const part of ['/chat-settings/moderation#setting-slow-mode', '"5 seconds"', '"Off"', 'Because.']) {
    expect(html).toContain(part);
  }
});

test.each([
  [
    'an unknown setting',
    'free',
    'guests/gests-talk',
    'Off',
    /"guests\/gests-talk", .*Near it: guests\/guests-talk/,
  ],
  ['an unknown choice', 'free', 'guests/guest-captcha', 'Sometimes', /takes Never, On join, or Each session/],
  ['a number out of range', 'free', 'public-messages/max-length', '3000', /takes 1–2,000 characters/],
  ['a text for a switch', 'free', 'guests/guests-talk', 'no', /takes On or Off/],
  ['a choice of a larger plan', 'plus', 'moderation/filter-level', '5', /needs Pro/],
  ['a setting of a larger plan', 'free', 'radio/autoplay', 'On', /needs Plus, and this is for Free/],
  ['a default', 'free', 'guests/guests-talk', 'On', /set to this by default/],
])('a recipe with %s is refused by name', (_, plan, key, value, message) => {
  expect(() => write(plan, key, value)).toThrow(message);
});
