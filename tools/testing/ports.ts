import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export async function findFreePort(): Promise<number> {
  const server = net.createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** Waits until a program listens on a port. Throws with its output if it ends first. */
export async function waitForPort(program: ChildProcess, port: number): Promise<void> {
  while ((program.exitCode ?? program.signalCode) === null) {
    const socket = net.connect(port, '127.0.0.1');
    const isListening = await once(socket, 'connect').catch(() => false);
    socket.destroy();
    if (isListening) return;
    await wait(50);
  }
  throw new Error(`${program.spawnargs.join(' ')} did not start. ${program.stdout?.read() ?? ''}`);
}
