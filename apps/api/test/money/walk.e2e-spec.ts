import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { routesOf } from '../../src/auth/check-routes.ts';
import { operations } from '../operations.ts';
import { amountsOf, secretsFrom } from './amounts.ts';
import { prepared } from './calls.ts';
import { tellsMoney } from './fields.ts';
import { isDone, leaksIn, toldIn, walk, type Step } from './walk.ts';
import { makeWorld, roles, type Person, type World } from './world.ts';

/** A stream that does not end: ways.e2e-spec.ts listens to it. */
const elsewhere = ['GET /api/v1/events'];
const walked = operations.filter(({ name }) => !elsewhere.includes(name));

/** What nobody can do who sees no amounts, and why. */
const nothingButAmounts: Record<string, string> = {
  'POST /api/v1/invoices': 'is made of lines with prices',
  'PUT /api/v1/invoices/{id}': 'is made of lines with prices',
  'GET /api/v1/invoices/{id}/pdf': 'is a paper full of amounts',
  'GET /api/v1/invoices/{id}/preview-pdf': 'is a paper full of amounts',
  'POST /api/v1/invoices/{id}/record-payment': 'takes an amount',
  'GET /api/v1/time-entries/unbilled': 'says what is to be paid',
  'GET /api/v1/projects/{id}/reprice': 'says what hours cost',
  'POST /api/v1/projects/{id}/reprice': 'says what hours cost',
  'POST /api/v1/items': 'needs a price',
  'PUT /api/v1/items/{id}': 'needs a price',
};

let world: World;
const done = new Map<string, Step[]>();
const refusals = new Set<string>();
beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.api.close());

const personOf = (role: string): Person => world.people.get(role) as Person;

describe('every operation of the API', () => {
  it('is walked, as the application has them', () => {
    const routes = routesOf(world.api.app).map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect([...walked.map(({ name }) => name), ...elsewhere].sort()).toEqual(routes.sort());
  });
  it('is still there where a call was prepared for it', () => {
    const names = operations.map(({ name }) => name);
    expect([...prepared, ...Object.keys(nothingButAmounts)].filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('every answer of every operation', () => {
  it.each(['nobody', ...roles])(
    'tells no amount that is hidden from the role %s',
    async (role) => {
      const person = personOf(role);
      const before = await amountsOf(world.api);
      const steps = await walk(world, person, walked);
      const secrets = secretsFrom([...before, ...(await amountsOf(world.api))], person.ability);
      done.set(role, steps.filter(isDone));
      for (const { answer } of steps) if (answer.status > 403) refusals.add((answer.content as { code?: string }).code ?? '');
      expect(steps.flatMap((step) => leaksIn(step, person, secrets))).toEqual([]);
    },
    120_000,
  );
});

/** These look at what the walks have seen. */
describe('the walk', () => {
  const succeeded = (role: string): string[] => (done.get(role) ?? []).map(({ operation }) => operation.name);
  const all = walked.map(({ name }) => name);

  it('saw a success of every operation', () => {
    const anybody = new Set([...done.keys()].flatMap(succeeded));
    expect(all.filter((name) => !anybody.has(name))).toEqual([]);
  });
  it('saw a success of every operation without amounts, for whoever may do everything but see them', () => {
    expect(all.filter((name) => !succeeded('reader').includes(name))).toEqual(Object.keys(nothingButAmounts).sort(byPlace));
  });
  it('saw refusals that say why', () =>
    expect([...refusals].sort()).toEqual(expect.arrayContaining(['error.stale', 'invoice.cannot_send'])));
  it('would have caught them: an Admin is told amounts wherever the document has some', () => {
    const telling = walked.filter(({ answer }) => answer && tellsMoney(answer)).map(({ name }) => name);
    const told = (done.get('admin') ?? []).filter((step) => toldIn(step).length).map(({ operation }) => operation.name);
    // Somebody who was just added has no rate yet.
    expect(telling.filter((name) => !told.includes(name))).toEqual(['POST /api/v1/users']);
    expect(told).toEqual(expect.arrayContaining(['GET /api/v1/audit', 'GET /api/v1/invoices/{id}/pdf']));
  });
  it('would have caught them as plain amounts too, whatever they are called', async () => {
    const secrets = secretsFrom(await amountsOf(world.api), personOf('reader').ability);
    const found = new Set((done.get('admin') ?? []).flatMap((step) => leaksIn(step, personOf('reader'), secrets)));
    for (const name of ['GET /api/v1/mails', 'GET /api/v1/audit', 'POST /api/v1/items', 'PUT /api/v1/projects/{id}'])
      expect([...found]).toEqual(
        expect.arrayContaining([expect.stringMatching(`^${name.replace(/[{}]/g, '\\$&')} .*the amount`)]),
      );
  });
  const byPlace = (one: string, other: string): number => all.indexOf(one) - all.indexOf(other);
});
