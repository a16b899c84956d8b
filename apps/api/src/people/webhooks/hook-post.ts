import { lookup, type LookupAddress } from 'node:dns';
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { mostAnswerBytes, type DeliveryProblem } from '@kontor/domain';
import { isPrivateAddress } from './private-address.ts';

export type Resolve = (name: string, done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void) => void;
type Options = { allowsPrivate: boolean; patienceMs?: number; resolve?: Resolve };
/** Either a status with the beginning of the answer, or a problem. */
export type Answered = { status: number | null; answer: string | null; error: DeliveryProblem | null; tookMs: number };

/** Long enough for a receiver that works before it answers. */
const usualPatienceMs = 15_000;

class Refused extends Error {
  constructor(readonly problem: DeliveryProblem) {
    super(problem);
  }
}

/**
 * Posts to addresses that people typed. A name is looked up once for a connection, each address found is checked, and the connection goes to those
 * same addresses: an answer that changes between the check and the connection has nothing to change.
 */
export class HookPost {
  private readonly agents: { http: HttpAgent; https: HttpsAgent };
  private readonly allowsPrivate: boolean;
  private readonly patienceMs: number;

  constructor({ allowsPrivate, patienceMs = usualPatienceMs, resolve = resolveByDns }: Options) {
    this.allowsPrivate = allowsPrivate;
    this.patienceMs = patienceMs;
    const options = { keepAlive: true, maxFreeSockets: 20, lookup: checkedLookup(resolve, allowsPrivate) };
    this.agents = { http: new HttpAgent(options), https: new HttpsAgent(options) };
  }

  close(): void {
    this.agents.http.destroy();
    this.agents.https.destroy();
  }

  async post(address: string, headers: Record<string, string>, body: string): Promise<Answered> {
    const from = performance.now();
    const took = (): number => Math.round(performance.now() - from);
    try {
      const url = new URL(address);
      this.assertAllowed(url);
      const { status, answer } = await this.exchange(url, headers, body);
      return { status, answer, error: null, tookMs: took() };
    } catch (error) {
      return { status: null, answer: null, error: problemOf(error), tookMs: took() };
    }
  }

  /** An address that is written as numbers is never looked up. */
  private assertAllowed({ protocol, hostname }: URL): void {
    if (this.allowsPrivate) return;
    if (protocol !== 'https:') throw new Refused('notHttps');
    const literal = hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) && isPrivateAddress(literal)) throw new Refused('privateAddress');
  }

  private exchange(url: URL, headers: Record<string, string>, body: string): Promise<{ status: number; answer: string }> {
    const isHttps = url.protocol === 'https:';
    const ask = (again: boolean): Promise<{ status: number; answer: string }> =>
      new Promise((resolve, reject) => {
        const signal = AbortSignal.timeout(this.patienceMs);
        const agent = isHttps ? this.agents.https : this.agents.http;
        const sent = (isHttps ? httpsRequest : httpRequest)(url, {
          method: 'POST',
          agent,
          signal,
          headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
        });
        let isOver = false;
        sent.on('response', (response) => {
          isOver = true;
          void beginningOf(response).then(resolve);
        });
        sent.on('error', (error: NodeJS.ErrnoException) => {
          if (isOver) return;
          isOver = true;
          if (signal.aborted) reject(new Refused('timeout'));
          // The receiver closed a kept connection just when it was to be used again.
          else if (again && sent.reusedSocket && error.code === 'ECONNRESET') ask(false).then(resolve, reject);
          else reject(error);
        });
        // Who answers 101 changes to another protocol: neither an answer nor an error comes of it.
        sent.on('close', () => {
          if (!isOver) reject(new Refused('notReached'));
        });
        sent.end(body);
      });
    return ask(true);
  }
}

const resolveByDns: Resolve = (name, done) => lookup(name, { all: true }, done);

const checkedLookup =
  (resolve: Resolve, allowsPrivate: boolean): LookupFunction =>
  (name, options, done) =>
    resolve(name, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) done(error ?? new Refused('unknownName'), '', 0);
      else if (!allowsPrivate && found.some((one) => isPrivateAddress(one.address))) done(new Refused('privateAddress'), '', 0);
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });

/** The status decides whether a delivery was taken, so an answer that breaks off or never ends is what came of it. */
async function beginningOf(response: IncomingMessage): Promise<{ status: number; answer: string }> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part.subarray(0, mostAnswerBytes - size));
      size += part.byteLength;
      // Leaving the loop closes the connection.
      if (size > mostAnswerBytes) break;
    }
  } catch {
    // What came is kept.
  }
  // A text in PostgreSQL cannot hold NUL.
  return { status: response.statusCode ?? 0, answer: Buffer.concat(parts).toString('utf8').replaceAll('\0', '') };
}

function problemOf(error: unknown): DeliveryProblem {
  if (error instanceof Refused) return error.problem;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknownName';
  return /CERT|SIGNATURE|SELF_SIGNED|TLS|SSL|EPROTO/.test(code) ? 'badCertificate' : 'notReached';
}
