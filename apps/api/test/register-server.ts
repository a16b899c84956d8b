import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Register } from '@kontor/domain';
import { patience, registerAddresses } from '../src/customers/registers/ask-register.ts';

type Asked = { method: string; path: string; body: unknown };
type Answer = { status?: number; body?: unknown; raw?: string; headers?: Record<string, string> } | 'silence' | 'hang up';

/** Fakes the public registers: gives prepared answers and records the queries. */
export type RegisterServer = {
  asked: Asked[];
  answers: (answer: (asked: Asked) => Answer) => void;
  close: () => Promise<void>;
};

export async function registerServer(): Promise<RegisterServer> {
  const asked: Asked[] = [];
  let answer: (asked: Asked) => Answer = () => 'silence';
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const sent = await text(request);
    const one = { method: request.method ?? '', path: request.url ?? '', body: sent ? (JSON.parse(sent) as unknown) : undefined };
    asked.push(one);
    const given = answer(one);
    if (given === 'silence') return;
    if (given === 'hang up') return void request.socket.destroy();
    response.writeHead(given.status ?? 200, { 'Content-Type': 'application/json', ...given.headers });
    response.end(given.raw ?? JSON.stringify(given.body ?? {}));
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const real: Record<Register, string> = { ...registerAddresses };
  const { ms } = patience;
  Object.assign(registerAddresses, { brreg: `${origin}/brreg/`, vies: `${origin}/vies` });
  patience.ms = 500;
  return {
    asked,
    answers: (given) => {
      asked.length = 0;
      answer = given;
    },
    close: async () => {
      Object.assign(registerAddresses, real);
      patience.ms = ms;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
