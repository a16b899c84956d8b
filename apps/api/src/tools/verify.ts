// `npm run verify`: recomputes every figure that the database stores and reports differences. With `--files` it reads every stored
// file too and compares it with what was stored.
import 'reflect-metadata';
import { subjects } from '../subjects.ts';
import pg from 'pg';
import { parseArgs } from 'node:util';
import { readStoreConfig } from '../config.ts';
import { checkFiles } from '../platform/files/check-files.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { storeFor } from '../platform/files/files.module.ts';
import { booksInvariants } from '../books/books.invariants.ts';
import type { Invariant } from '../platform/subjects/subject.ts';

type Verification = {
  /** Breaches: stored figures that differ from their sources. */
  problems: string[];
  /** Allowed, but worth a look. */
  warnings: string[];
  /** Number of records checked, by kind. */
  checked: Record<string, number>;
};

const invariants = [...subjects.flatMap((subject) => subject.invariants), ...booksInvariants];
const shown = 5;

async function run(client: pg.Client, checks: readonly Invariant[]): Promise<string[]> {
  const found: string[] = [];
  for (const { about, sql, values = [] } of checks) {
    const { rows } = await client.query<{ what: string; of: number }>(
      `select what, count(*) over () as of from (${sql}) breaches order by id limit ${shown}`,
      [...values],
    );
    const [first] = rows;
    if (first) found.push(`${about} (${first.of}): ${rows.map((row) => row.what).join('; ')}${first.of > shown ? '; …' : ''}`);
  }
  return found;
}

/** Reads the whole database in one snapshot, and every stored file if it is given their store, and changes nothing. */
export async function verify(url: string, store?: FileStore): Promise<Verification> {
  const client = new pg.Client({ connectionString: url, application_name: 'kontor-verify' });
  client.setTypeParser(1700, Number);
  client.setTypeParser(20, Number);
  client.setTypeParser(1082, String);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const proved = [];
    for (const { proofs } of subjects) for (const proof of proofs) proved.push(await proof(client));
    if (store) proved.push(await checkFiles(client, store));
    const breaches = await run(
      client,
      invariants.filter(({ warning }) => !warning),
    );
    const remarks = await run(
      client,
      invariants.filter(({ warning }) => warning),
    );
    return {
      problems: [...proved.flatMap(({ problems }) => problems), ...breaches],
      warnings: [...proved.flatMap(({ warnings = [] }) => warnings), ...remarks],
      checked: Object.assign({}, ...proved.map(({ checked }) => checked)) as Record<string, number>,
    };
  } finally {
    await client.end();
  }
}

/** Verifies as the command line says, and prints what was found. */
export async function tellVerification(url: string): Promise<void> {
  const withFiles = parseArgs({ options: { files: { type: 'boolean', default: false } } }).values.files;
  const result = await verify(url, withFiles ? storeFor(readStoreConfig(process.env)) : undefined);
  for (const warning of result.warnings) process.stdout.write(`warning: ${warning}\n`);
  for (const problem of result.problems) process.stderr.write(`WRONG: ${problem}\n`);
  const checked = Object.entries(result.checked).map(([what, count]) => `${count} ${what}`);
  process.stdout.write(`${checked.join(', ')} checked: `);
  process.stdout.write(result.problems.length ? `${result.problems.length} problems\n` : 'every figure is right\n');
  process.exitCode = result.problems.length ? 1 : 0;
}
