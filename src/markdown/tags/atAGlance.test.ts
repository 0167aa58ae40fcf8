import { toString as textOf } from 'mdast-util-to-string';
import { expect, test } from 'vitest';
import { toNodes } from '../html/content';
import { atAGlance } from './atAGlance';

test.each([
  ['chat-settings/webhooks', /^Who: Owner · Plan: Plus and above · Where: .*Webhooks$/],
  ['chat-settings/ban-list', /^Who: Administrator and above · Where: .*Ban list\w.+\.$/],
  ['home', /^$/],
])('says of %s who can do its task, on which plan, and where', (pageId, shown) => {
  const text = textOf(toNodes(atAGlance({}, { pageId, children: [] })));
  expect(text.replace(/\s+/g, ' ')).toMatch(shown);
});
