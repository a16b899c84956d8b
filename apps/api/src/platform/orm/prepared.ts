import { createHash } from 'node:crypto';

type Query = (statement: unknown, values?: unknown, ...rest: unknown[]) => unknown;
type Client = {
  query: Query;
  /** The protocol of pg: its prepared statements by name, and the message that drops one, which is answered with the next statement. */
  connection: { parsedStatements: Record<string, string>; close(statement: { type: 'S'; name: string }): void };
};

/** Not prepared: the best plan depends on the range, and a generic plan is a bad one. */
const byRange = /(?:\bbetween|[^<>]>=?|<=?)\s*\$\d/i;
const worthIt = 3;
const never = -Infinity;
const mostSeen = 2_000;
export const mostNamed = 1_000;
/** Inserts of very many rows are rarely repeated with the same number of rows. */
const longest = 40_000;
/** A connection drops forgotten statements when it holds this many more than have names. */
const surplus = 100;
/** After this many uses all counts are halved, so that what was used a month ago makes room. */
const agingUses = 50_000;

type Named = { name: string; uses: number };

const seen = new Map<string, number>();
const named = new Map<string, Named>();
const names = new Set<string>();
let uses = 0;

/** The name for a statement that is used repeatedly, else undefined. Limits keep unusual filters from filling the memory. */
function nameOf(text: string): string | undefined {
  const found = named.get(text);
  if (found) return use(found);
  const count = (seen.get(text) ?? 0) + 1;
  seen.delete(text);
  if (count >= worthIt && text.length <= longest && !byRange.test(text)) return use(give(text));
  const [oldest] = seen.keys();
  if (seen.size >= mostSeen && oldest !== undefined) seen.delete(oldest);
  seen.set(text, count < worthIt ? count : never);
  return undefined;
}

function use(statement: Named): string {
  statement.uses += 1;
  uses += 1;
  if (uses % agingUses === 0) for (const each of named.values()) each.uses = Math.floor(each.uses / 2);
  return statement.name;
}

function give(text: string): Named {
  if (named.size >= mostNamed) forgetLeastUsed();
  const statement = { name: `kontor_${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`, uses: 0 };
  named.set(text, statement);
  names.add(statement.name);
  return statement;
}

/** The least used, and of those the oldest: filters that come once displace each other, never what people do all day. */
function forgetLeastUsed(): void {
  let least: [string, Named] | undefined;
  for (const entry of named) if (!least || entry[1].uses < least[1].uses) least = entry;
  if (!least) return;
  named.delete(least[0]);
  names.delete(least[1].name);
}

/**
 * Prepares statements that this connection runs often, so that the server parses and plans them once. Planning takes two to ten
 * times as long as finding one record.
 */
export function prepareOften(client: Client): void {
  const query: Query = client.query.bind(client);
  const held = new Set<string>();
  client.query = (statement, values, ...rest) => {
    const name = typeof statement === 'string' && Array.isArray(values) && values.length ? nameOf(statement) : undefined;
    if (name === undefined) return query(statement, values, ...rest);
    held.add(name);
    if (held.size > mostNamed + surplus) dropForgotten(client, held);
    return query({ name, text: statement, values }, ...rest);
  };
}

function dropForgotten({ connection }: Client, held: Set<string>): void {
  // One that is on its way to the server is dropped another time.
  for (const name of held)
    if (!names.has(name) && connection.parsedStatements[name] !== undefined) {
      connection.close({ type: 'S', name });
      delete connection.parsedStatements[name];
      held.delete(name);
    }
}
