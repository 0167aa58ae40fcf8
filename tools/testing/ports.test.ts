import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { expect, test } from 'vitest';
import { findFreePort, waitForPort } from './ports';

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
