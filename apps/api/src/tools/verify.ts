// `npm run verify`: recomputes every figure that the database stores and reports differences.
import 'reflect-metadata';
import pg from 'pg';
import { pathToFileURL } from 'node:url';
import type { Invariant } from '../platform/subjects/subject.ts';
import { subjects } from '../subjects.ts';

type Verification = {
  /** Breaches: stored figures that differ from their sources. */
  problems: string[];
  /** Allowed, but worth a look. */
  warnings: string[];
  /** Number of records checked, by kind. */
  checked: Record<string, number>;
};

const invariants = subjects.flatMap((subject) => subject.invariants);
const shown = 5;

async function run(client: pg.Client, checks: readonly Invariant[]): Promise<string[]> {
  const found: string[] = [];
  for (const { about, sql } of checks) {
    const { rows } = await client.query<{ what: string; of: number }>(
      `select what, count(*) over () as of from (${sql}) breaches order by id limit ${shown}`,
    );
    const [first] = rows;
    if (first) found.push(`${about} (${first.of}): ${rows.map((row) => row.what).join('; ')}${first.of > shown ? '; …' : ''}`);
  }
  return found;
}

/** Reads the whole database in one snapshot and changes nothing. */
export async function verify(databaseUrl: string): Promise<Verification> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'kontor-verify' });
  client.setTypeParser(1700, Number);
  client.setTypeParser(20, Number);
  client.setTypeParser(1082, String);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const proved = [];
    for (const { proofs } of subjects) for (const proof of proofs) proved.push(await proof(client));
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

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const url = process.env['DATABASE_URL'];
  if (!url) throw new Error('DATABASE_URL is not set.');
  const result = await verify(url);
  for (const warning of result.warnings) process.stdout.write(`warning: ${warning}\n`);
  for (const problem of result.problems) process.stderr.write(`WRONG: ${problem}\n`);
  const checked = Object.entries(result.checked).map(([what, count]) => `${count} ${what}`);
  process.stdout.write(`${checked.join(', ')} checked: `);
  process.stdout.write(result.problems.length ? `${result.problems.length} problems\n` : 'every figure is right\n');
  process.exitCode = result.problems.length ? 1 : 0;
}
