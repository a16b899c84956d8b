import { DomainError, type Register } from '@kontor/domain';

/** The addresses of the registers, which no input can change. Tests replace them, and shorten `patience`. */
export const registerAddresses: Record<Register, string> = {
  brreg: 'https://data.brreg.no/enhetsregisteret/api/enheter/',
  vies: 'https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number',
};
export const patience = { ms: 10_000 };
const mostBytes = 64 * 1024;

const names: Record<Register, string> = { brreg: 'Brønnøysund', vies: 'VIES' };
export const noAnswer = (register: Register): DomainError => new DomainError('register.no_answer', { register: names[register] });
export const oddAnswer = (register: Register): DomainError =>
  new DomainError('register.odd_answer', { register: names[register] });

export type Answered = { status: number; text: string; body: Record<string, unknown> };
type Sent = { path?: string; body?: object };

/**
 * Queries a register and returns its JSON answer. Throws DomainError `register.no_answer` for every failure on the way, which says nothing about
 * the firm.
 */
export async function askRegister(register: Register, { path = '', body }: Sent): Promise<Answered> {
  let response: { status: number; text: string };
  try {
    const received = await fetch(registerAddresses[register] + path, {
      method: body ? 'POST' : 'GET',
      headers: { Accept: 'application/json', 'User-Agent': 'Kontor', ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience.ms),
    });
    response = { status: received.status, text: await readText(received) };
  } catch {
    throw noAnswer(register);
  }
  if (response.status === 429 || response.status >= 500) throw noAnswer(register);
  return { ...response, body: asRecord(response.text) };
}

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > mostBytes) throw new Error('longer than any answer of a register');
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}

const asRecord = (text: string): Record<string, unknown> => {
  try {
    return recordIn(JSON.parse(text));
  } catch {
    return {};
  }
};

/** Returns an object of an answer, or an empty one. */
export const recordIn = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** Returns a text of an answer, cut to `most` characters; null for `---`, which VIES sends for data that a country does not publish. */
export function textIn(value: unknown, most: number): string | null {
  if (typeof value !== 'string') return null;
  const text = value.replace(/[^\S\n]+|\p{Cc}(?<!\n)/gu, ' ').trim();
  return text && !/^-+$/.test(text) ? text.slice(0, most) : null;
}
