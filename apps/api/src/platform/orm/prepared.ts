import { createHash } from 'node:crypto';

type Query = (statement: unknown, values?: unknown, ...rest: unknown[]) => unknown;
type Client = { query: Query };

/** Not prepared: the best plan depends on the range, and a generic plan is a bad one. */
const byRange = /(?:\bbetween|[^<>]>=?|<=?)\s*\$\d/i;
const worthIt = 3;
const mostSeen = 2_000;
const mostNamed = 200;
/** Inserts of very many rows are rarely repeated with the same number of rows. */
const longest = 5_000;

const seen = new Map<string, number>();
const named = new Map<string, string>();

/** The name for a statement that is used repeatedly, else undefined. Two limits keep unusual filters from filling the memory. */
function nameOf(text: string): string | undefined {
  const known = named.get(text);
  if (known !== undefined || named.size >= mostNamed || text.length > longest || byRange.test(text)) return known;
  const count = (seen.get(text) ?? 0) + 1;
  if (count < worthIt) {
    if (seen.size >= mostSeen) seen.clear();
    seen.set(text, count);
    return undefined;
  }
  seen.delete(text);
  const name = `kontor_${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`;
  named.set(text, name);
  return name;
}

/**
 * Prepares statements that this connection runs often, so that the server parses and plans them once. Planning takes two to ten
 * times as long as finding one record.
 */
export function prepareOften(client: Client): void {
  const query: Query = client.query.bind(client);
  client.query = (statement, values, ...rest) => {
    const name = typeof statement === 'string' && Array.isArray(values) && values.length ? nameOf(statement) : undefined;
    return name === undefined ? query(statement, values, ...rest) : query({ name, text: statement, values }, ...rest);
  };
}
