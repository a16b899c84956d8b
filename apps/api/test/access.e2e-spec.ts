import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  abilityOf,
  allows,
  builtInRoles,
  defaultRoles,
  rulesFor,
  subjectVerbs,
  type BuiltInRole,
  type Subject,
} from '@kontor/abilities';
import { routesOf } from '../src/platform/auth/check-routes.ts';
import { accessTable, asLines, linesIn, type AccessRow, type Cell } from './access-table.ts';
import { makeOwners, ownCases } from './access.owners.ts';
import { testApp, type Agent, type TestApp } from './test-app.ts';

const table = accessTable();
const nameOf = ({ method, path }: AccessRow): string => `${method} ${path}`;
/** Answers 401 by itself when the ticket is missing. */
const byTicket = 'GET /api/v1/events';

let api: TestApp;
let agents: Record<BuiltInRole, Agent>;
beforeAll(async () => {
  api = await testApp();
  agents = Object.fromEntries(await Promise.all(builtInRoles.map(async (role) => [role, await api.as(role)]))) as typeof agents;
});
afterAll(() => api.close());

type Answer = { status: number; body: { code?: string } };
/** Sends an unknown record and an empty body: a missing right is refused before anything else. */
async function answerTo({ method, path }: AccessRow, by: Pick<Agent, 'get'>): Promise<Answer> {
  const call = by[method.toLowerCase() as 'get'](path.replace(/\{\w+\}/g, '2147483647'));
  return method === 'GET' ? call : call.send({});
}

function saidBy({ status, body }: Answer): Cell | 'unknown' {
  if (status === 401 || (status === 403 && body.code === 'error.not_authorized')) return 'no';
  return status < 500 ? 'yes' : 'unknown';
}

describe('the table of operations by role', () => {
  it('is the one in docs/security.md (npm run access)', () => {
    const written = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
    expect(linesIn(written)).toEqual(asLines(table));
  });

  it('has a row for every route of the application', () => {
    const actual = routesOf(api.app)
      .filter(({ isPage }) => !isPage)
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(table.map(nameOf).sort()).toEqual(actual.sort());
  });

  it('is public only where the list says so', async () => {
    for (const row of table.filter((one) => nameOf(one) !== byTicket && one.needs !== 'nothing')) {
      const { status, body } = await answerTo(row, api.visitor);
      expect([nameOf(row), status, body.code]).toEqual([nameOf(row), 401, 'error.not_signed_in']);
    }
  });

  it.each(builtInRoles)('matches the API for the role %s', async (role) => {
    const found: [string, Cell | 'unknown'][] = [];
    for (const row of table.filter(({ needs }) => needs !== 'nothing'))
      found.push([nameOf(row), saidBy(await answerTo(row, agents[role]))]);
    const expected = table
      .filter(({ needs }) => needs !== 'nothing')
      // Rows with `own` are tested below, with records.
      .map((row, at) => [nameOf(row), row.cells[role] === 'own' ? found[at]?.[1] : row.cells[role]]);
    expect(found).toEqual(expected);
  });
});

describe('one’s own records', () => {
  const cells = table.flatMap((row) =>
    builtInRoles.filter((role) => row.cells[role] === 'own').map((role) => [nameOf(row), role] as const),
  );

  it('have a case for each operation', () => {
    expect([...new Set(cells.map(([operation]) => operation))].filter((operation) => !ownCases[operation])).toEqual([]);
  });

  // Roles without any record of their own have no owner case.
  const reads = (role: BuiltInRole): boolean =>
    table.some((row) => nameOf(row) === 'GET /api/v1/notifications' && row.cells[role] !== 'no');

  /** An import is visible to those who may read its hours. */
  const seesAll = (operation: string, role: BuiltInRole): boolean =>
    /^GET .*time-imports/.test(operation) &&
    table.find((row) => nameOf(row) === 'GET /api/v1/time-entries')?.cells[role] === 'yes';

  /** What a role may hide even of one's own, or must see whole, as a part of it says nothing. */
  const asksBesides: Record<string, [Subject, field: string | undefined, record?: object]> = {
    'GET /api/v1/expenses/costs': ['Expense', 'unitPrice'],
    'GET /api/v1/reports/stock': ['StockMove', undefined, {}],
    'GET /api/v1/reports/taxSummary': ['Invoice', undefined, {}],
    'GET /api/v1/reports/utilisation': ['TimeEntry', 'billingRate'],
    'GET /api/v1/reports/workHourTax': ['TimeEntry', 'costRate'],
  };
  const isClosed = (operation: string, role: BuiltInRole): boolean => {
    const besides = asksBesides[operation.replace(/\/records$/, '')];
    if (!besides) return false;
    const [subject, field, record] = besides;
    const rules = defaultRoles.find(({ key }) => key === role)?.rules ?? [];
    return !allows(abilityOf(rulesFor(rules, 1)), 'read', subject, record, field);
  };

  it.each([...new Set(cells.map(([, role]) => role))])('can be reached by the owner only, for the role %s', async (role) => {
    const world = await makeOwners(api, role);
    for (const [operation] of cells.filter(([, one]) => one === role)) {
      const reaches = ownCases[operation];
      if (!reaches) throw new Error(`${operation} has no case`);
      const told = { other: await reaches(world, 'other'), owner: await reaches(world, 'owner') };
      expect([operation, told]).toEqual([
        operation,
        { other: seesAll(operation, role), owner: reads(role) && !isClosed(operation, role) },
      ]);
      expect([operation, world.changed]).toEqual([operation, []]);
    }
  });
});

describe('the Roles screen', () => {
  it('offers every verb that an operation asks for', () => {
    const offered = new Set(
      Object.entries(subjectVerbs).flatMap(([subject, verbs]) => verbs.map((verb) => `${verb} ${subject}`)),
    );
    // Operations that need all rights are for the Admin only, and are not on the screen.
    const needed = table
      .map(({ needs }) => needs)
      .filter((needs) => !/^(nothing|a token)$| (Auth|ACL|Notification)$|^manage all$/.test(needs));
    expect([...new Set(needed)].filter((needs) => !offered.has(needs))).toEqual([]);
  });

  it('offers only roles that are kept in the database', async () => {
    const rows = await api.sql<{ key: string }>('select key from role where is_built_in order by key');
    expect(rows.map(({ key }) => key)).toEqual(defaultRoles.map(({ key }) => key).sort());
  });
});
