// Recorded requests and answers of the demo firm, one file a noun: tools/openapi/examples/<noun>.json, written by `npm run openapi:examples`.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

export type Example = { sent?: unknown; answered?: unknown; contentRange?: string };
/** By operation, such as `POST /api/v1/invoices`. */
export type Examples = Record<string, Example>;

const folder = new URL('examples/', import.meta.url);

/** The noun of an operation's address. Example: `POST /api/v1/invoices/{id}/send` gives `invoices`, `POST /jwt/login` gives `jwt`. */
const nounOf = (name: string): string => /^\w+ (?:\/api\/v1)?\/([\w-]+)/.exec(name)?.[1] ?? 'root';
const sorted = (examples: [string, Example][]): Examples => Object.fromEntries(examples.sort(([a], [b]) => (a < b ? -1 : 1)));

/** All examples, in the order of their names. */
export const readExamples = (): Examples =>
  sorted(
    readdirSync(folder).flatMap((name) => Object.entries(JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Examples)),
  );

/** Replaces all examples: the file of a noun that has none any more goes. */
export function writeExamples(examples: Examples): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const all = Object.entries(examples);
  for (const noun of new Set(all.map(([name]) => nounOf(name)))) {
    const some = all.filter(([name]) => nounOf(name) === noun);
    writeFileSync(new URL(`${noun}.json`, folder), `${JSON.stringify(sorted(some), null, 2)}\n`);
  }
}
