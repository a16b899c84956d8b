import { toldDeliveryStates } from '@kontor/domain';
import {
  NoAnswer,
  TokenRefused,
  type AccessPointAccess,
  type AccessPointPort,
  type DeliveryNews,
  type HandedDocument,
} from './access-point.port.ts';

/** Tests shorten it. */
export const accessPointPatience = { ms: 20_000 };
const mostBytes = 64 * 1024;
const mostInDocument = 10 * 1024 * 1024;
/** It cannot answer now. */
const later = new Set([408, 425, 429]);

type Received = { status: number; content: Buffer | undefined };
type Answered = { status: number; body: Record<string, unknown> };
type Asked = { method: 'GET' | 'PUT' | 'DELETE'; path: string; body?: object };

/**
 * The access point over HTTPS: `PUT <address>/documents/<key>` hands over a document, `GET` there tells how it fares, and `GET <address>/status` is the test
 * of the connection. A document is put under its key, so that putting it twice is handing it over once. `GET <address>/received` names what has arrived for
 * the firm; `GET <address>/received/<key>` is the document, which waits until `DELETE` there.
 */
export const httpsAccessPoint: AccessPointPort = {
  async handOver(access, { key, xml, ...document }: HandedDocument) {
    const body = { ...document, key, document: xml.toString('base64') };
    const answered = await ask(access, { method: 'PUT', path: `documents/${encodeURIComponent(key)}`, body });
    if (answered.status < 300) return newsIn(answered);
    if (answered.status < 400) throw new NoAnswer(`it answers ${answered.status}`);
    return { state: 'rejected', reason: reasonIn(answered) };
  },

  async newsOf(access, key) {
    const answered = await ask(access, { method: 'GET', path: `documents/${encodeURIComponent(key)}` });
    if (answered.status === 404) return undefined;
    if (answered.status >= 300) throw new NoAnswer(`it answers ${answered.status}`);
    return newsIn(answered);
  },

  async arrived(access) {
    const answered = await ask(access, { method: 'GET', path: 'received' });
    if (answered.status >= 300) throw new NoAnswer(`it answers ${answered.status}`);
    const keys: unknown = answered.body['keys'];
    if (!Array.isArray(keys)) return [];
    return keys.filter((key: unknown): key is string => typeof key === 'string' && key !== '' && key.length <= 200);
  },

  async documentOf(access, key) {
    const { status, content } = await send(
      access,
      { method: 'GET', path: `received/${encodeURIComponent(key)}` },
      mostInDocument,
    );
    if (status >= 300) throw new NoAnswer(`it answers ${status}`);
    return content;
  },

  async taken(access, key) {
    const { status } = await ask(access, { method: 'DELETE', path: `received/${encodeURIComponent(key)}` });
    if (status >= 300 && status !== 404) throw new NoAnswer(`it answers ${status}`);
  },

  async check(access) {
    const { status } = await ask(access, { method: 'GET', path: 'status' });
    if (status >= 300) throw new NoAnswer(`it answers ${status}`);
  },
};

async function ask(access: AccessPointAccess, asked: Asked): Promise<Answered> {
  const { status, content } = await send(access, asked, mostBytes);
  if (!content) throw new NoAnswer('its answer is too long');
  return { status, body: recordIn(new TextDecoder().decode(content)) };
}

/** The content is undefined if it is longer than `most` bytes. */
async function send({ address, token }: AccessPointAccess, { method, path, body }: Asked, most: number): Promise<Received> {
  let answered: Received;
  try {
    const received = await fetch(`${address.replace(/\/+$/, '')}/${path}`, {
      method,
      headers: {
        Accept: 'application/json, application/xml;q=0.9',
        'User-Agent': 'Kontor',
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      // It would take the token to another address.
      redirect: 'error',
      signal: AbortSignal.timeout(accessPointPatience.ms),
    });
    answered = { status: received.status, content: await contentOf(received, most) };
  } catch (error) {
    const { cause, message } = error as Error;
    throw new NoAnswer(cause instanceof Error ? cause.message : message);
  }
  if (answered.status === 401 || answered.status === 403) throw new TokenRefused('it does not accept the token');
  if (answered.status >= 500 || later.has(answered.status)) throw new NoAnswer(`it answers ${answered.status}`);
  return answered;
}

async function contentOf(response: Response, most: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function recordIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function reasonIn({ body }: Answered): string | null {
  const text = [body['reason'], body['message'], body['detail']].find((one) => typeof one === 'string');
  return typeof text === 'string'
    ? text
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, 500) || null
    : null;
}

/** Who took a document and says nothing of it has sent it. */
function newsIn(answered: Answered): DeliveryNews {
  const state = toldDeliveryStates.find((one) => one === answered.body['state']) ?? 'sent';
  return { state, reason: state === 'rejected' ? reasonIn(answered) : null };
}
