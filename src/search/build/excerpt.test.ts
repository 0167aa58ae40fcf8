import { expect, test } from 'vitest';
import { excerptOf } from './excerpt';

const none = new Map<string, number>();
const text =
  'Select a message, and then select Report. Choose a reason for the report from the list. ' +
  'It is sent to staff. Staff see who reported the message, so a false report can lead to a ban from the chat.';

test('an excerpt is the first sentence, and the next one if that says little', () => {
  expect(excerptOf(text, none)).toBe('Select a message, and then select Report.');
  expect(excerptOf('Yes. Select Block, and the person is gone. You can undo it at any time.', none)).toBe(
    'Yes. Select Block, and the person is gone.',
  );
});

test('an excerpt is the sentence that readers look for, if it can stand alone', () => {
  expect(excerptOf(text, new Map([['reason', 1]]))).toBe('Choose a reason for the report from the list.');
  expect(excerptOf(text, new Map([['sent', 1]]))).toBe('Select a message, and then select Report.');
});

test('an excerpt of a long sentence is whole words', () => {
  expect(excerptOf(text, new Map([['fals', 1]]))).toBe(
    'Staff see who reported the message, so a false report can lead to a …',
  );
});
