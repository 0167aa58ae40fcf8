import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contractFile } from '../../remark/api/contract';
import { declarationFile } from '../../remark/sdk/declarations';
import { folderWith } from '../../testFolders';
import { apiProblems, checkContracts, declarationProblems, schemaProblems } from './checkContracts';

function read(file: string): string {
  return fs.readFileSync(file, 'utf8');
}

/** Returns a text with a fault, and the line of the fault. */
function plant(text: string, right: string, wrong: string): { text: string; line: number } {
  expect(text).toContain(right);
  return { text: text.replace(right, wrong), line: text.slice(0, text.indexOf(right)).split('\n').length };
}

test('the contracts are without a fault', async () => {
  await checkContracts(process.cwd());
});

test.each([
  ['a misspelt field', 'summary: List chats', 'sumary: List chats', 'Did you mean: summary?'],
  ['a reference to nothing', '/schemas/ChatName" }', '/schemas/ChatNme" }', "Can't resolve $ref"],
  ['an example that does not fit', 'online: 0', 'online: few', '`online` property type must be integer'],
  ['a missing response', 'responses:', 'respones:', 'Did you mean: responses?'],
  ['broken YAML', 'summary: Create a chat', 'summary: "Create a chat', "can't be read"],
])('stops at %s in the contract of the API', async (_, right, wrong, says) => {
  const { text, line } = plant(read(contractFile), right, wrong);
  const problems = await apiProblems(path.join(folderWith({ 'openapi.yaml': text }), 'openapi.yaml'));
  const lines = problems.map((problem) => Number(/^static\/openapi\.yaml:(\d+) /.exec(problem)?.[1]));
  expect(problems.join('\n')).toContain(says);
  expect(Math.min(...lines.map((each) => Math.abs(each - line))), problems.join('\n')).toBeLessThan(25);
});

test.each([
  ['a wrong type', '"type": "object"', '"type": "objct"', 1],
  ['an example that does not fit', '"kind": "account"', '"kind": "person"', 0],
  ['broken JSON', '"title": "message.created",', '"title": "message.created"', 1],
  ['no description', '"description": "A message is posted', '"$comment": "A message is posted', undefined],
])('stops at %s in a schema of a webhook', (_, right, wrong, after) => {
  const { text, line } = plant(read('static/webhooks/message.created.json'), right, wrong);
  const [problem] = schemaProblems('message.created.json', text);
  expect(problem).toMatch(
    after === undefined
      ? /^static\/webhooks\/message\.created\.json:1 has no `description`/
      : new RegExp(`^static/webhooks/message\\.created\\.json:(${line}|${line + after}) `),
  );
});

test.each([
  ['no comment', '  /** An error occurs that', '  /* An error occurs that', 'has no doc comment'],
  [
    'an unknown tag',
    '@returns a promise that resolves to a `Member`',
    '@return a promise',
    'has `@return`. Use one of: @returns',
  ],
  [
    'an unknown plan',
    '@plan Pro\n   * @since 2.0.0\n   */\n  signIn',
    '@plan Gold\n   */\n  signIn',
    'The plans are: Free, Plus',
  ],
  ['an unknown error', '@errorCodes offline', '@errorCodes ofline', 'has ofline'],
  ['a syntax error', 'signOut(): Promise<void>;', 'signOut(: Promise<void>;', 'Unexpected token'],
])('stops at %s in the types of the SDK', (_, right, wrong, says) => {
  const [problem] = declarationProblems(plant(read(declarationFile), right, wrong).text);
  expect(problem).toMatch(/^static\/sdk\/rookery-embed\.d\.ts:\d+ /);
  expect(problem).toContain(says);
});
