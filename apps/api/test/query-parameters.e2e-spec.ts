import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ofThisTurn } from '../../../tools/tests/turn.mjs';
import { operations, resolved, type Operation, type Parameter, type Schema } from './operations.ts';
import { listPath, testApp, type Agent, type TestApp } from './test-app.ts';

let api: TestApp;
let admin: Agent;
beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
});
afterAll(() => api.close());

const noDates = [
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
  '2026-1-1',
  '20260101',
  'yesterday',
  '-1',
  '2026-01-01T00:00:00Z',
  '2026-01-01;',
];
const noIds = ['x', '1.5', '1e400', '99999999999', '0', '-1', 'NaN', '0x10', '1;2'];
/** Given twice. */
const noText = [['a', 'b']];

const isDate = ({ format }: Schema): boolean => format === 'date';
const isNumber = ({ type }: Schema): boolean => ['integer', 'number'].some((one) => [type].flat().includes(one));
const valid = ({ schema, name }: Parameter): string =>
  name === 'currency'
    ? 'EUR'
    : isDate(schema)
      ? '2026-01-01'
      : isNumber(schema)
        ? '1'
        : ((resolved(schema).enum as string[] | undefined)?.[0] ?? 'x');

/** What is no value of a parameter, as far as the document says what one is. */
function wrongFor({ name, schema }: Parameter): unknown[] {
  if (isDate(schema)) return [...noDates, ...noText];
  if (isNumber(schema)) return [...noIds, ...noText];
  if (resolved(schema).enum) return ['nonsense', ...noText];
  return name === 'currency' ? ['XXQ', 'eur', 'EURO', ...noText] : [];
}

const asked = (name: string, value: unknown): string =>
  [value]
    .flat()
    .map((one) => `${name}=${encodeURIComponent(String(one))}`)
    .join('&');

const send = ({ method, path, query }: Operation, { name }: Parameter, value: unknown) =>
  admin[method](
    `${path.replaceAll(/\{\w+\}/g, '1')}?${[
      ...query.filter((other) => other.required && other.name !== name).map((other) => asked(other.name, valid(other))),
      asked(name, value),
    ].join('&')}`,
  );

/** The event stream has tests of its own. */
const ours = operations.filter(({ path, query }) => path.startsWith('/api/v1/') && path !== '/api/v1/events' && query.length);
const samples = operations.filter(({ path, query }) => !path.startsWith('/api/v1/') && query.length);

describe('a query parameter', () => {
  it('of every kind is found in the document', () => {
    const typed = ours.flatMap(({ query }) => query).filter((parameter) => wrongFor(parameter).length);
    expect(typed.some(({ schema }) => isDate(schema))).toBe(true);
    expect(typed.some(({ schema }) => isNumber(schema))).toBe(true);
    expect(typed.some(({ schema }) => resolved(schema).enum)).toBe(true);
    // A word that is not said to be a date, a number or one of some, is free text or the JSON of a list.
    const free = new Set(
      ours
        .flatMap(({ query }) => query)
        .filter((parameter) => !wrongFor(parameter).length)
        .map(({ name }) => name),
    );
    expect([...free].sort()).toEqual(['filter', 'groupBy', 'including', 'measure', 'q', 'range', 'since', 'sort']);
  });

  it.each(ours.map((operation) => [operation.name, operation] as const))(
    '%s refuses what is no value of it',
    async (_name, operation) => {
      for (const parameter of operation.query)
        for (const value of wrongFor(parameter)) {
          const { status, body } = await send(operation, parameter, value);
          expect([parameter.name, value, status, (body as { code?: string }).code]).toEqual([
            parameter.name,
            value,
            400,
            'list.bad_filter',
          ]);
          expect(body).toMatchObject({ errors: expect.anything(), requestId: expect.any(String) });
        }
    },
  );

  it.each(samples.map((operation) => [operation.name, operation] as const))(
    '%s of a sample area never fails of it',
    async (_name, operation) => {
      for (const parameter of operation.query)
        for (const value of [...noDates, ...noIds, 'nonsense', ...noText])
          expect([parameter.name, value, (await send(operation, parameter, value)).status < 500]).toEqual([
            parameter.name,
            value,
            true,
          ]);
    },
  );
});

describe('a parameter that an operation does not take', () => {
  const all = operations.filter(({ path }) => path.startsWith('/api/v1/'));

  it('is refused by each, which names those that it takes', async () => {
    const answers = await Promise.all(
      all.map(async ({ name, method, path, query }) => {
        const { status, body } = await admin[method](`${path.replaceAll(/\{\w+\}/g, '1')}?limit=5`);
        const { code, params } = body as { code?: string; params?: { name: string; allowed?: string } };
        return [name, query.length > 0, status, code, params?.name, params?.allowed?.split(', ').sort()];
      }),
    );
    expect(answers).toEqual(
      all.map(({ name, query }) => {
        const takes = query.length > 0;
        const allowed = takes ? query.map((one) => one.name).sort() : undefined;
        return [name, takes, 400, takes ? 'list.unknown_parameter' : 'list.no_parameters', 'limit', allowed];
      }),
    );
  });

  it('is let through by the calls of the sample areas, whose clients send more than they read', () =>
    admin.get('/api/datatables/data?limit=5').expect(200));
});

describe('the parameters of a list', () => {
  const lists = operations.filter(({ isList, path }) => isList && path.startsWith('/api/v1/') && !path.includes('{'));

  it('have examples in the document that each list answers', async () => {
    const asks = lists.filter(
      ({ query }) => query.some(({ name }) => name === 'filter') && query.every(({ example }) => example),
    );
    expect(asks.length).toBeGreaterThan(40);
    const answers = await Promise.all(
      asks.map(async ({ path, query }) => {
        const { status } = await admin.get(`${path}?${query.map(({ name, example }) => asked(name, example)).join('&')}`);
        return [path, status];
      }),
    );
    expect(answers).toEqual(asks.map(({ path }) => [path, 200]));
  });

  it.each([
    ['sort=name', 'list.bad_sort', '["id","DESC"]'],
    ['sort=["name"]', 'list.bad_sort', '["id","DESC"]'],
    ['range=0-24', 'list.bad_range', '[0,24]'],
    ['range=[0,1000]', 'list.bad_range', '[0,24]'],
    ['filter=active', 'list.not_a_filter', '{"id":[1,2,3]}'],
    ['filter=[1]', 'list.not_a_filter', '{"id":[1,2,3]}'],
  ])('are refused in another form, with the right one: %s', async (query, code, example) => {
    const { body } = await admin.get(`/api/v1/customers?${query}`).expect(400);
    expect(body).toMatchObject({ code, params: { example }, message: expect.stringContaining(example) });
  });
});

describe('the filter of a list', () => {
  const lists = ofThisTurn(operations.filter(({ isList, path }) => isList && path.startsWith('/api/v1/') && !path.includes('{')));

  it.each(lists.map((operation) => [operation.name, operation] as const))(
    '%s never fails of a value of another kind',
    async (_name, { path, answer }) => {
      const record = resolved(answer?.items ?? {});
      for (const [field, schema] of Object.entries(record.properties ?? {}))
        for (const value of isDate(schema) ? noDates : isNumber(schema) ? ['x', 1e300, 'NaN'] : ['nonsense', '2026-02-30'])
          for (const operator of ['', '_gte', '_eq_any']) {
            const filter = { [`${field}${operator}`]: operator === '_eq_any' ? [value] : value };
            const { status, body } = await admin.get(listPath(path.slice('/api/v1/'.length), { filter }));
            const wrong = isDate(schema) || (isNumber(schema) && value !== 1e300);
            expect([filter, status]).toEqual([filter, wrong || status === 400 ? 400 : 200]);
            if (status === 400) expect((body as { code: string }).code).toMatch(/^list\.(bad_filter|unknown_field)$/);
          }
    },
  );
});
