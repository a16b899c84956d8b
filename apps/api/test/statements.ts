import { createRequire } from 'node:module';
import pgOfTests from 'pg';

type Statement = { text: string; values: unknown[] };
type Client = { query: (this: unknown, statement: unknown, values?: unknown, ...rest: unknown[]) => unknown };

// The ORM's copy of pg, which may differ from ours.
const pg = createRequire(import.meta.resolve('@mikro-orm/postgresql'))('pg') as { Client: { prototype: Client } };
let heard: Statement[] | undefined;
let trips = 0;
let underWay = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (statement, values, ...rest) {
  const { text = statement, values: own = values } = (typeof statement === 'object' ? statement : {}) as Partial<Statement>;
  const isHeard = heard && typeof text === 'string' && !text.includes('graphile_worker');
  if (isHeard) heard?.push({ text, values: Array.isArray(own) ? (own as unknown[]) : [] });
  const answer = query.call(this, statement, values, ...rest);
  if (isHeard && answer instanceof Promise) {
    if (underWay === 0) trips += 1;
    underWay += 1;
    const arrived = (): void => void (underWay -= 1);
    answer.then(arrived, arrived);
  }
  return answer;
};

/** How often the application waits for the database during this work: statements sent before the answer to another are one round trip. */
export async function tripsOf(work: () => Promise<unknown>): Promise<number> {
  trips = 0;
  await statementsOf(work);
  return trips;
}

/** The statements that the application sends during this work. Import this file before the application connects. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  heard = [];
  try {
    await work();
    return heard;
  } finally {
    heard = undefined;
  }
}

type Plan = {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
};

const rowsOf = (plan: Plan): number =>
  (plan['Node Type'].includes('Scan')
    ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
    : 0) + (plan.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), 0);

/** Number of rows that tables and indexes return for these statements, which are run again to count. */
export async function rowsRead(url: string, statements: readonly Statement[]): Promise<number> {
  const client = new pgOfTests.Client(url);
  await client.connect();
  let rows = 0;
  for (const { text, values } of statements.filter(({ text }) => /^\s*(select|with)\b/i.test(text))) {
    const explained = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (analyze, format json) ${text}`, values);
    for (const { Plan } of explained.rows[0]?.['QUERY PLAN'] ?? []) rows += rowsOf(Plan);
  }
  await client.end();
  return rows;
}
