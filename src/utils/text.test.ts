import { expect, test } from 'vitest';
import { foldText } from './text';

test('folds text', () => {
  expect(foldText("Pré-approve: don't, CAFÉ, ﬃ")).toBe('pre-approve: dont, cafe, ffi');
});
