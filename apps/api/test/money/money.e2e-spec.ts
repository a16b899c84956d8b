import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allows, type Subject } from '@kontor/abilities';
import { ofThisTurn } from '../../../../tools/tests/turn.mjs';
import { nameOf, operations, resolved, type Operation } from '../operations.ts';
import { listPath } from '../test-app.ts';
import { amountsOf, secretsFrom, undecidedColumns } from './amounts.ts';
import { amountFieldsOf, outdated, rightsOf, undecided, unknownToSchemas } from './fields.ts';
import { callOf, send } from './calls.ts';
import { made, makers, profileOf } from './records.ts';
import { makeWorld, roles, type Person, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.api.close());
const personOf = (role: string): Person => world.people.get(role) as Person;

describe('every field of every answer', () => {
  it('is declared as money or not', () => expect(undecided()).toEqual([]));
  it('still exists where it was declared', () => expect(outdated()).toEqual([]));
  it('has the wire name of the money group', () => expect(unknownToSchemas()).toEqual([]));
  it('comes from a column whose right is declared', async () => expect(await undecidedColumns(world.api)).toEqual([]));
});

type List = Operation & { resource: string; subject: Subject; money: string[] };
/** The lists of the firm with their fields of the money group, those included that only single records have. */
const lists: List[] = operations
  .filter(({ isList, path, needs }) => isList && needs && !path.includes('{'))
  .map((operation) => {
    const schema = operation.answer?.items ?? {};
    const subject = operation.needs?.subject as Subject;
    const fields = new Set([...Object.keys(resolved(schema).properties ?? {}), ...amountFieldsOf(subject)]);
    const money = [...fields].filter((field) => rightsOf(nameOf(schema) ?? '', field));
    return { ...operation, resource: operation.path.replace('/api/v1/', ''), subject, money };
  });
const questions = (field: string): { sort?: [string, string]; filter?: object }[] => [
  { sort: [field, 'ASC'] },
  { filter: { [field]: 1 } },
  ...['gt', 'gte', 'lt', 'lte', 'neq', 'q', 'eq_any'].map((operator) => ({
    filter: { [`${field}_${operator}`]: operator === 'eq_any' ? [1] : 1 },
  })),
];

/** Every operation that makes or changes a document with a discount on the whole. */
const discounted = operations.filter(
  ({ method, takes }) =>
    method !== 'get' && resolved(takes ?? {}).properties?.['discountPercent'] && resolved(takes ?? {}).properties?.['lines'],
);

describe('a document with a line that takes something off', () => {
  it('can be an estimate, an invoice, an advance, a bill and whatever repeats', () =>
    expect(discounted.map(({ name }) => name.replace('/api/v1/', ''))).toEqual(
      expect.arrayContaining([
        ...['POST estimates', 'POST invoices', 'POST retainer-invoices', 'POST recurring-invoices'],
        ...['POST bills', 'POST recurring-bills', 'POST vendor-credit-notes'],
      ]),
    ));

  it.each(discounted)('is refused below zero, whatever its discount: $name', async (operation) => {
    const admin = personOf('admin');
    const call = await callOf(operation, world, admin);
    const { lines, ...head } = call.body as { lines: { taxRateId: number }[] };
    const { body: rates } = await admin.get(listPath('tax-rates', { filter: { category: 'S', validTo: null } }));
    const [low, high] = (rates as { id: number; percent: number }[]).sort((a, b) => a.percent - b.percent);
    if (!low || !high) throw new Error('two rates are needed');
    const line = (quantity: number, price: number, { id: taxRateId } = high) => ({
      ...lines[0],
      quantity,
      unitPrice: price,
      unitCost: price,
      taxRateId,
    });
    const known = Object.keys(resolved(resolved(operation.takes ?? {}).properties?.['lines']?.items ?? {}).properties ?? {});
    const written = (one: object) => Object.fromEntries(Object.entries(one).filter(([name]) => known.includes(name)));
    for (const wrong of [
      { lines: [line(1, 100), line(-1, 150, low)], discountPercent: 90 },
      { lines: [line(-1, 20)], discountPercent: 100 },
    ]) {
      const body = { ...head, ...wrong, discountAmount: null, lines: wrong.lines.map(written) };
      const { status, content } = await send(operation, { ...call, body }, admin);
      expect([status, (content as { code: string }).code]).toEqual([422, 'document.total_incorrect']);
    }
  });
});

describe('hidden amounts', () => {
  it.each(ofThisTurn(roles))('cannot be sorted or filtered by, as %s', async (role) => {
    const { get, ability } = personOf(role);
    const found: string[] = [];
    for (const { resource, subject, money } of lists)
      for (const field of money.filter((one) => !allows(ability, 'read', subject, undefined, one)))
        for (const question of questions(field)) {
          const { status } = await get(listPath(resource, question));
          if (status !== 400 && status !== 403) found.push(`${resource} ${JSON.stringify(question)} answered ${status}`);
        }
    expect(found).toEqual([]);
  });
  it('could be sorted by if they were not hidden: an Admin can, in each of these lists', async () => {
    const answered = new Set<string>();
    for (const { resource, money } of lists)
      for (const field of money)
        if ((await personOf('admin').get(listPath(resource, { sort: [field, 'ASC'] }))).status === 200) answered.add(resource);
    // Letters are hidden as texts, and nothing is sorted by those; hours and moves are sorted only by what an index orders.
    const others = ['mails', 'time-entries', 'stock-moves'];
    expect(
      lists.filter(({ money, resource }) => money.length > 0 && !others.includes(resource)).map(({ resource }) => resource),
    ).toEqual([...answered]);
  });
  it('are found by no search', async () => {
    const { get, ability } = personOf('reader');
    const amounts = [...secretsFrom(await amountsOf(world.api), ability)].filter((_, at) => at % 40 === 0);
    const found: string[] = [];
    for (const amount of amounts) {
      const { body } = await get(`/api/v1/search?q=${amount}`);
      if ((body as { groups: unknown[] }).groups.length) found.push(`search for ${amount}`);
      for (const { resource } of lists) {
        const rows = (await get(listPath(resource, { filter: { q: String(amount) } }))).body as unknown[];
        if (Array.isArray(rows) && rows.length) found.push(`${resource} for ${amount}`);
      }
    }
    expect(found).toEqual([]);
    expect(amounts.length).toBeGreaterThan(5);
  });
  it('cannot be guessed by saving: right and wrong guesses are refused alike', async () => {
    const { body } = await world.admin.get(`/api/v1/projects/${world.projectId}`);
    const { code, name, customerId, billing, hourlyRate, version } = body as Record<string, unknown>;
    for (const guess of [hourlyRate, 1])
      await personOf('reader')
        .put(`/api/v1/projects/${world.projectId}`)
        .send({ code, name, customerId, billing, hourlyRate: guess, version })
        .expect(403);
  });
  it('stay unchanged when somebody saves the other fields', async () => {
    const changed: string[] = [];
    for (const resource of ['customers', 'items', 'projects', 'project-members', 'tasks', 'user-rates']) {
      const body = (await makers[resource]?.(world, world.admin.userId)) ?? {};
      const { id } = await made(world, resource, body);
      const operation = operations.find(({ name }) => name === `PUT /api/v1/${resource}/{id}`) as Operation;
      const { content } = await send(operation, { id, version: 1, body }, personOf('reader'));
      expect(content).toMatchObject({ id, version: expect.any(Number) });
      const now = (await world.admin.get(`/api/v1/${resource}/${id}`)).body as Record<string, unknown>;
      for (const field of amountFieldsOf(operation.needs?.subject as Subject))
        if (field in body && now[field] !== (body as Record<string, unknown>)[field]) changed.push(`${resource}.${field}`);
    }
    expect(changed).toEqual([]);
  });
  it('cannot be set', async () => {
    const item = { sku: 'NEW', name: 'New', kind: 'service', sellingPrice: 10, active: true };
    const { body } = await personOf('reader').post('/api/v1/items').send(item).expect(403);
    expect(body).toMatchObject({ errors: { sellingPrice: { code: 'field.not_allowed' } } });
    const profile = { ...(await profileOf(world)), defaultHourlyRate: 1 };
    await personOf('reader').put('/api/v1/organisation/1').send(profile).expect(403);
  });
});
