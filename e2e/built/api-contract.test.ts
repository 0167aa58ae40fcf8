import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { settingsLimits } from '../../src/facts/limits/settings';
import { bodyOf, operationsOf } from '../../src/plugins/openapi/contract';
import { openapiFile, openapiText, readContract } from '../../src/plugins/openapi/file';
import { built, siteDir } from '../support/site';

interface LintProblem {
  readonly ruleId: string;
  readonly message: string;
  readonly location: readonly { readonly pointer: string }[];
}

describe('the contract', () => {
  test('is what the facts say, and offered for download', () => {
    const file = fs.readFileSync(path.join(siteDir, openapiFile), 'utf8');
    expect(file, `${openapiFile} differs from the facts. Write it again: npm run openapi`).toBe(
      openapiText(),
    );
    expect(built(path.basename(openapiFile))).toBe(file);
  });

  test('has the limits of the chat', () => {
    const post = operationsOf(readContract()).find(
      ({ operation }) => operation.operationId === 'post-message',
    );
    const { text } = (post && bodyOf(post.operation)?.properties) ?? {};
    expect(text?.maxLength).toBe(settingsLimits['message-maximum'].max);
  });

  test('passes the recommended rules of a linter, without a warning', async () => {
    const linter = require.resolve('@redocly/cli/bin/cli.js');
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [linter, 'lint', openapiFile, '--extends=recommended', '--format=json'],
      { cwd: siteDir, env, maxBuffer: 1 << 26 },
      // It exits with an error when it finds a problem, which is in its output as well.
    ).catch((error: { stdout: string }) => error);
    const { totals, problems } = JSON.parse(stdout);
    const found = problems.map(
      ({ ruleId, message, location }: LintProblem) => `${location[0]?.pointer} ${ruleId}: ${message}`,
    );
    expect(found).toEqual([]);
    expect(totals).toMatchObject({ errors: 0, warnings: 0 });
  });
});
