import { expect, test } from 'vitest';
import { excerptOf } from './excerpt';

const text =
  'Select a message, and then select Report. Choose a reason for the report from the list. ' +
  'It is sent to staff. Staff see who reported the message, so a false report about someone can lead to a ban from the chat.';

test('an excerpt is the first sentence, and the next one if that says little', () => {
  expect(excerptOf(text)).toBe('Select a message, and then select Report.');
  expect(excerptOf('Yes. Select Block, and the person is gone. You can undo it at any time.')).toBe(
    'Yes. Select Block, and the person is gone.',
  );
});

test('an excerpt of a long sentence is whole words', () => {
  expect(excerptOf(text.slice(text.indexOf('Staff see')))).toBe(
    'Staff see who reported the message, so a false report about someone can lead to a ban from the …',
  );
});
