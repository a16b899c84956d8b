import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { builtInRoles } from '@kontor/abilities';
import { ofThisTurn } from '../../../../tools/tests/turn.mjs';
import { routesOf } from '../../src/platform/auth/check-routes.ts';
import { operations, unlisted } from '../operations.ts';
import { amountsOf, secretsFrom } from './amounts.ts';
import { prepared } from './calls.ts';
import { tellsMoney } from './fields.ts';
import { elsewhere, isDone, leaksIn, toldIn, walkAs, walked, type Step } from './walk.ts';
import { makeWorld, type Person, type World } from './world.ts';

let world: World;
const done = new Map<string, Step[]>();
const refusals = new Set<string>();
const answered: [string, number][] = [];
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.api.close());

const personOf = (role: string): Person => world.people.get(role) as Person;

describe('every operation of the API', () => {
  it('is walked, as the application has them', () => {
    const routes = routesOf(world.api.app)
      .filter(({ isPage }) => !isPage)
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect([...walked.map(({ name }) => name), ...elsewhere].sort()).toEqual(routes.sort());
  });
  it('is still there where a call was prepared for it', () => {
    const names = operations.map(({ name }) => name);
    expect(prepared.filter((name) => !names.includes(name))).toEqual([]);
  });
});

/** What the walk must have seen in any case, an Admin sees; the others take turns. */
const rolesOfThisTurn = ['nobody', 'admin', ...ofThisTurn(builtInRoles.filter((role) => role !== 'admin'))];

describe('every answer of every operation', () => {
  it.each(rolesOfThisTurn)('tells no amount that is hidden from the role %s', async (role) => {
    const { steps, leaks } = await walkAs(world, role);
    done.set(role, steps.filter(isDone));
    answered.push(...steps.map(({ operation, answer }): [string, number] => [operation.name, answer.status]));
    for (const { answer } of steps) if (answer.status > 403) refusals.add((answer.content as { code?: string }).code ?? '');
    expect(leaks).toEqual([]);
  });
});

/** These look at what the walks have seen. */
describe('the walk', () => {
  const succeeded = (role: string): string[] => (done.get(role) ?? []).map(({ operation }) => operation.name);

  it('saw a success of every operation', () => {
    const anybody = new Set([...done.keys()].flatMap(succeeded));
    expect(walked.filter(({ name }) => !anybody.has(name)).map(({ name }) => name)).toEqual([]);
  });
  it('saw no status that the document does not list', () => expect(unlisted(answered)).toEqual([]));
  it('saw refusals that say why', () =>
    expect([...refusals].sort()).toEqual(
      expect.arrayContaining(['error.stale', 'invoice.cannot_send', 'invoice.frozen', 'invoice.cannot_record_payment']),
    ));
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
});
