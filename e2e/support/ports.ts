import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';

/** Returns whether something on this machine accepts connections on a port. */
export async function isListening(port: number): Promise<boolean> {
  const socket = net.connect(port, '127.0.0.1');
  const connected = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return connected;
}

/** Returns a port of this machine that nothing listens on. */
export async function findFreePort(): Promise<number> {
  const server = net.createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
