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

function isListening(port: number): Promise<boolean> {
  const socket = net.connect(port, '127.0.0.1', () => socket.destroy());
  const connected = once(socket, 'connect').then(() => true);
  return connected.catch(() => false);
}

/** Waits until a program listens on a port. Throws with its output if it ends first, even if another program uses the port. */
export async function waitForPort(program: ChildProcess, port: number): Promise<void> {
  const isRunning = () => (program.exitCode ?? program.signalCode) === null;
  // Java compiles first.
  const deadline = Date.now() + 60_000;
  while (isRunning() && Date.now() < deadline) {
    if ((await isListening(port)) && isRunning()) return;
    await wait(50);
  }
  throw new Error(`${program.spawnargs.join(' ')} did not start. ${program.stdout?.read() ?? ''}`);
}
