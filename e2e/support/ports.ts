import { once } from 'node:events';
import net from 'node:net';

export async function isListening(port: number): Promise<boolean> {
  const socket = net.connect(port, '127.0.0.1');
  const connected = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return connected;
}

// Below the ports that systems assign, with a hundred for each process, because tests run at the same time.
let nextPort = 20_000 + (process.pid % 120) * 100;

/** Returns a port of this machine that nothing listens on, and that no other test gets. */
export async function findFreePort(): Promise<number> {
  while (await isListening(nextPort)) {
    nextPort += 1;
  }
  nextPort += 1;
  return nextPort - 1;
}
