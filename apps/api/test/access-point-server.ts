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
  /** What has arrived for the firm and waits, by key. */
  arrived: Map<string, string>;
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
  const arrived = new Map<string, string>();
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
  const handOut = (key: string, method: string, response: ServerResponse): void => {
    const document = arrived.get(key);
    if (document === undefined) return answer(response, 404);
    if (method === 'DELETE' && mood === 'loses the answer') return void response.destroy();
    if (method === 'DELETE') return answer(response, arrived.delete(key) ? 200 : 404);
    response.writeHead(200, { 'Content-Type': 'application/xml' }).end(document);
  };
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '' } = request;
    asked.push(`${method} ${url}`);
    const sent = await text(request);
    if (request.headers.authorization !== `Bearer ${token}`) return answer(response, 401);
    if (method === 'PUT') return put(JSON.parse(sent) as Taken, request, response);
    if (url === '/v1/status') return answer(response, 200);
    if (url === '/v1/received') return answer(response, 200, { keys: [...arrived.keys()] });
    if (url.startsWith('/v1/received/')) return handOut(decodeURIComponent(url.slice('/v1/received/'.length)), method, response);
    const known = states.get(url.split('/').at(-1) ?? '');
    answer(response, known ? 200 : 404, known);
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    token,
    taken,
    asked,
    arrived,
    is: (next) => (mood = next),
    tells: (key, state, reason) => void states.set(key, { state, ...(reason && { reason }) }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
