import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fromRoot } from '../../src/utils/files';
import { findFreePort, waitForPort } from './ports';
import { createTempFolder } from './tempFolders';

test('a program ends with the process that started it, even if that fails', () => {
  const script = `import { spawn } from 'node:child_process';
import { killOnExit } from ${JSON.stringify(fromRoot('tools/testing/processes'))};
killOnExit(spawn('sleep', ['60'], { stdio: 'inherit' }));
throw new Error('The fixture failed.');`;
  const file = path.join(createTempFolder({ 'fixture.ts': script }), 'fixture.ts');
  // Waits until no program has the standard output open.
  const { error, stderr } = spawnSync(fromRoot('node_modules/.bin/tsx'), [file], {
    timeout: 30_000,
    encoding: 'utf8',
  });
  expect(error).toBeUndefined();
  expect(stderr).toContain('The fixture failed.');
});

test.each(['false', 'kill $$'])(
  'a program that has ended is not ready, even if another uses its port: %s',
  async (script) => {
    const port = await findFreePort();
    const other = net.createServer().listen(port, '127.0.0.1');
    const program = spawn(script, { shell: true });
    await once(program, 'exit');
    await expect(waitForPort(program, port)).rejects.toThrow(`${script} did not start`);
    other.close();
  },
);
