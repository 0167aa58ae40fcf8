import { expect, test } from 'vitest';
import { positionAt } from '../../../utils/text';
import { parseDeclarations } from './declarations';

test.each([
  ['export interface {', /^1 'interface' declarations must/],
  ['export function mount(): void;', /^1 .*no doc comment/],
  ['/** A.\n *   @deprecated */\nexport function mount(): void;', /^3 .*no `@deprecated`\. Use values/],
  ['/** A.\n * @plan */\nexport function mount(): void;', /^3 `@plan` has no text/],
  [
    '/** A.\n * @returns B.\n * @returns C. */\nexport function mount(): void;',
    /^4 `@returns` is here twice/,
  ],
  ['/** A. */\nexport const version: string;', /^2 The reference shows only functions/],
  ['declare function mount(): void;\nexport { mount };', /^2 The reference shows only/],
  [
    '/** A. */\nexport class A {\n  /** B. */\n  get b(): string;\n}',
    /^4 The reference shows properties and methods only/,
  ],
  ['export namespace A {}', /^1 The reference shows only functions/],
])('finds the problem in %j', (text, expected) => {
  const problems = parseDeclarations(text).problems.map(
    ({ start, message }) => `${positionAt(text, start).line} ${message}`,
  );
  expect(problems).toEqual([expect.stringMatching(expected)]);
});

test('leaves out interfaces with `extends`, because it would miss inherited members', () => {
  const { value } = parseDeclarations('export interface A {}\nexport interface B extends A {}');
  expect(Object.keys(value.membersByType)).toEqual(['A']);
});

test('shows what programs can call, without modifiers', () => {
  const members = 'constructor(); private c(): void; protected d(): void; static b(): void;';
  const { value } = parseDeclarations(`export declare function b(): void;\nexport class A { ${members} }`);
  const shown = [{ name: 'b', signature: 'b(): void' }];
  expect(value).toMatchObject({ functions: shown, membersByType: { A: shown } });
});

test('lists the only error code', () => {
  expect(parseDeclarations("export type ErrorCode = 'a';").value.errorCodes).toEqual(['a']);
});
