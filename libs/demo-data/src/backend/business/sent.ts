import type { Call } from '../frame.ts';

/** The version that the person has seen, from `If-Match` or the body. */
export function versionOf({ headers, body }: Pick<Call, 'headers' | 'body'>): number | undefined {
  const header = /^(?:W\/)?"?(\d+)"?$/.exec(String(headers['if-match'] ?? ''))?.[1];
  if (header) return Number(header);
  const version = (body as { version?: unknown } | null | undefined)?.version;
  return typeof version === 'number' ? version : undefined;
}

/** People who registered in this page are none of the firm's: what they write is the first account's. */
export const personIdOf = ({ personId }: Pick<Call, 'personId'>): number => (personId <= 2 ? personId : 1);
