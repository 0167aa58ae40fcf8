import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';

export async function isListening(port: number): Promise<boolean> {
  const socket = net.connect(port, '127.0.0.1');
  const connected = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return connected;
}

export async function findFreePort(): Promise<number> {
  const server = net.createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}
