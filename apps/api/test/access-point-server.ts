import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Taken = {
  key: string;
  number: string;
  sender: { id: string; scheme: string };
  recipient: { id: string; scheme: string };
  document: string;
  news: { address: string; secret: string };
};
/**
 * How it answers a document: it takes it; refuses it; says that it cannot now; takes it and loses the answer; or takes it after a while. It takes a
 * document as often as it is put, so that a test sees one that was handed over twice.
 */
type Mood = 'takes' | 'refuses' | 'is busy' | 'loses the answer' | { delayMs: number };

/** An access point of the tests. */
export type AccessPointServer = {
  address: string;
  token: string;
  /** All that it was handed, in order. */
  taken: Taken[];
  /** Method and path of each request. */
  asked: string[];
  /** Changes how it answers documents. */
  is: (mood: Mood) => void;
  /** What it answers when it is asked about a document. */
  tells: (key: string, state: string, reason?: string) => void;
  close: () => Promise<void>;
};

export async function accessPointServer(): Promise<AccessPointServer> {
  const token = 'ap-token';
  const [taken, asked]: [Taken[], string[]] = [[], []];
  const states = new Map<string, object>();
  let mood: Mood = 'takes';
  const answer = (response: ServerResponse, status: number, body: object = {}): void => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const take = (document: Taken): void => {
    taken.push(document);
    states.set(document.key, { state: 'sent' });
  };
  const put = async (document: Taken, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (mood === 'is busy') return answer(response, 503);
    if (mood === 'refuses') return answer(response, 422, { reason: 'The recipient is not registered' });
    if (typeof mood === 'object') await new Promise((done) => setTimeout(done, (mood as { delayMs: number }).delayMs));
    take(document);
    if (mood === 'loses the answer') return void request.socket.destroy();
    answer(response, 202, { state: 'sent' });
  };
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '' } = request;
    asked.push(`${method} ${url}`);
    const sent = await text(request);
    if (request.headers.authorization !== `Bearer ${token}`) return answer(response, 401);
    if (method === 'PUT') return put(JSON.parse(sent) as Taken, request, response);
    if (url === '/v1/status') return answer(response, 200);
    const known = states.get(url.split('/').at(-1) ?? '');
    answer(response, known ? 200 : 404, known);
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return {
    ...{ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, token, taken, asked },
    is: (next) => (mood = next),
    tells: (key, state, reason) => void states.set(key, { state, ...(reason && { reason }) }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
