import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ofThisTurn } from '../../../tools/tests/turn.mjs';
import { callOf, send, type Answer, type Call } from './money/calls.ts';
import { walked } from './money/walk.ts';
import { makeWorld, type Person, type World } from './money/world.ts';
import type { Operation } from './operations.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await makeWorld({ isTelling: false });
  admin = world.people.get('admin') as Person;
});
afterAll(() => world.api.close());

const half = 'x\ud800';
/** Each replaces every value of an accepted body, one at a time. */
const odd: [string, unknown][] = [
  ['half a character', half],
  ['a list within a list', [[]]],
  ['a list of lists with an object', [[{}]]],
  ['the year 0', '0000-01-01'],
  ['a number beyond all limits', 1e308],
  ['an object', { a: half }],
];
const places = (value: unknown, at: (string | number)[] = []): (string | number)[][] =>
  value !== null && typeof value === 'object'
    ? [...(at.length ? [at] : []), ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...at, key]))]
    : [at];
function replaced(value: unknown, [key, ...rest]: (string | number)[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}

const said = ({ name }: Operation, what: string, { status, content }: Answer): string =>
  `${name} with ${what}: ${status} ${JSON.stringify(content).slice(0, 200)}`;
/** Signing in has its own error shapes; 401 and 429 follow from the accepted call itself. */
const isToldOtherwise = ({ path }: Operation, { status }: Answer): boolean =>
  path.startsWith('/jwt/') || status === 401 || status === 429;

async function askOddly(operation: Operation, call: Call): Promise<string[]> {
  const wrong: string[] = [];
  for (const place of places(call.body))
    for (const [what, value] of odd) {
      const sent = { ...call, body: replaced(call.body, place, value) as object };
      const answer = await send(operation, sent, admin);
      const fields = Object.keys((answer.content as { errors?: object } | null)?.errors ?? {});
      const isNamed = answer.status === 400 && fields.some((field) => place.join('.').startsWith(field));
      const must = value === half && !isToldOtherwise(operation, answer);
      if (answer.status >= 500 || (must && !isNamed)) wrong.push(said(operation, `${what} as ${place.join('.')}`, answer));
    }
  return wrong;
}

describe('a body that was accepted, with one value of it made impossible', () => {
  it.each(ofThisTurn(walked.filter(({ method }) => method !== 'get')))(
    'never causes a server error: $name',
    async (operation) => {
      const call = await callOf(operation, world, admin);
      const accepted = await send(operation, call, admin);
      expect(accepted.status < 300 ? '' : said(operation, 'what it takes', accepted)).toBe('');
      expect(call.body ? await askOddly(operation, call) : []).toEqual([]);
    },
  );
});

describe('a filter by any field, with a value that no field has', () => {
  const values = ['0000-01-01', '0001-01-01T00:00:00+10:00', '9999-12-31T23:59:59-10:00', half, 1e308, [[]]];
  it.each(ofThisTurn(walked.filter(({ isList }) => isList)))('never causes a server error: $name', async (operation) => {
    const call = await callOf(operation, world, admin);
    const ask = (filter: object): Promise<Answer> => send(operation, { ...call, query: { filter } }, admin);
    const { content } = await ask({ nothing: 1 });
    const fields = (content as { params?: { allowed?: string } }).params?.allowed?.split(', ') ?? [];
    const wrong: string[] = [];
    for (const field of fields)
      for (const value of values)
        for (const filter of [{ [field]: value }, { [`${field}_gte`]: value }]) {
          const answer = await ask(filter);
          if (answer.status >= 500) wrong.push(said(operation, JSON.stringify(filter), answer));
        }
    expect(wrong).toEqual([]);
  });
});
