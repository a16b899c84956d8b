import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type Proxy = {
  /** The address through the proxy. */
  url: string;
  /** Number of attempts to connect. */
  attempts: () => number;
  /** Breaks all connections, new ones at once. */
  cut: () => void;
  /** Lets nothing through, without closing connections. */
  freeze: () => void;
  mend: () => void;
  close: () => Promise<void>;
};

/** A proxy to this address that can be cut and frozen: an outage without touching the server. */
export async function proxyTo(address: string): Promise<Proxy> {
  const target = new URL(address);
  let state: 'open' | 'cut' | 'frozen' = 'open';
  let attempts = 0;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  };
  const join = (client: Socket): void => {
    const server = keep(connect(Number(target.port), target.hostname));
    client.pipe(server).pipe(client);
    client.once('close', () => server.destroy());
    server.once('close', () => client.destroy());
  };
  const waiting = new Set<Socket>();
  const listener = createServer((client) => {
    attempts += 1;
    if (state === 'cut') return void client.destroy();
    keep(client);
    if (state === 'open') join(client);
    else waiting.add(client);
  });
  await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
  const url = new URL(address);
  url.host = `127.0.0.1:${(listener.address() as AddressInfo).port}`;
  const breakAll = (): void => sockets.forEach((socket) => socket.destroy());
  return {
    url: url.toString(),
    attempts: () => attempts,
    cut: () => {
      state = 'cut';
      breakAll();
    },
    freeze: () => {
      state = 'frozen';
      sockets.forEach((socket) => socket.unpipe().pause());
    },
    mend: () => {
      // Frozen connections stay broken, as after a failover; waiting ones are let in.
      if (state === 'frozen') for (const socket of sockets) if (!waiting.has(socket)) socket.destroy();
      state = 'open';
      waiting.forEach(join);
      waiting.clear();
    },
    close: async () => {
      breakAll();
      await new Promise((done) => listener.close(done));
    },
  };
}
