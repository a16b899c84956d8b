import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { add, addDays, employerChargesOn, grossOfHours, loadedCost, type EmployerChargeRecord } from '@kontor/domain';
import type { Kysely } from 'kysely';
import { aProject } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { aTimeEntry } from '../../../test/builders/time-entry.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { sums } from '../../platform/facts/sums.ts';
import { labour } from '../../work/time-entries/time-entry.facts.ts';

let api: TestApp;
let admin: Agent;
let projectId: number;
beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  projectId = await store(api, aProject({}));
});
afterAll(() => api.close());

const path = '/api/v1/employer-charges';
const all = async (): Promise<EmployerChargeRecord[]> => (await admin.get(path).expect(200)).body as EmployerChargeRecord[];
const input = { country: 'LT', kind: 'contribution', percent: 3, base: 'gross', validFrom: '2027-01-01', isDefault: false };
const inCountry = (country: string) => api.sql('update organisation set country = $1', [country]);
/** Minutes, wages and cost of all hours from the facts, in that order. */
const labourOf = async (from: string, to: string) => {
  const db: Kysely<unknown> = api.em().getKysely<unknown>();
  const rows = await sums(db, labour(db), ['minutes', 'gross', 'cost'], { from, to }).execute();
  return rows.map(({ minutes, gross, cost }) => [minutes, gross, cost].map(Number))[0];
};

describe('employer charges', () => {
  it('are there for Lithuania and Norway from the start, with their sources', async () => {
    const rows = await all();
    const defaults = rows
      .filter(({ isDefault }) => isDefault)
      .map(({ country, kind, zone, percent }) => [country, kind, zone, percent]);
    expect(defaults).toHaveLength(3);
    expect(defaults).toEqual(
      expect.arrayContaining([
        ['LT', 'contribution', 'openEnded', 1.77],
        ['NO', 'contribution', 'I', 14.1],
        ['NO', 'holidayPay', 'fiveWeeks', 12],
      ]),
    );
    expect(rows.filter(({ source }) => !source)).toEqual([]);
  });

  it('are added, changed and deleted, with their history', async () => {
    const added = (
      await admin
        .post(path)
        .send({ ...input, zone: 'Pilot' })
        .expect(201)
    ).body as EmployerChargeRecord;
    const change = admin.put(`${path}/${added.id}`).set('If-Match', `"${added.version}"`);
    const changed = (await change.send({ ...input, zone: 'Pilot', percent: 3.125 }).expect(200)).body as EmployerChargeRecord;
    expect(changed).toMatchObject({ zone: 'Pilot', percent: 3.125, version: 2, source: null });
    await admin.delete(`${path}/${added.id}`).set('If-Match', '"2"').expect(200);
    const history = await api.sql<{ verb: string }>(
      `select verb from audit where subject = 'EmployerCharge' and subject_id = $1 order by id`,
      [added.id],
    );
    expect(history.map(({ verb }) => verb)).toEqual(['create', 'update', 'delete']);
  });

  it.each([
    [{ country: 'LT', zone: 'openEnded', validFrom: '2021-01-01' }, 409, 'employer_charge.exists', 'validFrom'],
    [{ zone: 'Other', validFrom: '2021-01-01', isDefault: true }, 409, 'employer_charge.default_exists', 'isDefault'],
    [{ kind: 'holidayPay', base: 'grossWithHolidayPay' }, 422, 'employer_charge.holiday_pay_of_itself', 'base'],
    [{ percent: 101 }, 400, 'field.too_large', 'percent'],
  ])('refuse %j', async (change, status, code, field) => {
    const { body } = await admin
      .post(path)
      .send({ ...input, ...change })
      .expect(status);
    expect(body).toMatchObject({ errors: { [field]: { code } } });
  });

  it('are kept by those who keep the tax rates', async () => {
    const accountant = await api.as('accountant');
    const { body } = await accountant
      .post(path)
      .send({ ...input, zone: 'Accountant' })
      .expect(201);
    await accountant
      .delete(`${path}/${(body as EmployerChargeRecord).id}`)
      .set('If-Match', '"1"')
      .expect(200);
    for (const role of ['projectManager', 'employee']) await (await api.as(role)).get(path).expect(403);
  });
});

describe('the cost of hours', () => {
  it.each([
    ['LT', 15, 15.27],
    ['NO', 300, 383.38],
    ['DE', 300, 300],
  ])('in %s: an hour at %d costs %d', async (country, costRate, expected) => {
    await inCountry(country);
    const id = await store(api, aTimeEntry({ userId: admin.userId, projectId, workDate: '2026-03-02', minutes: 60, costRate }));
    expect(await labourOf('2026-03-02', '2026-03-02')).toEqual([60, costRate, expected]);
    await api.sql('delete from time_entry where id = $1', [id]);
  });

  it('is that of the rule for each entry on its day, whatever began between', async () => {
    await inCountry('NO');
    for (const begun of [
      { kind: 'contribution', zone: 'II', percent: 10.6, base: 'grossWithHolidayPay', validFrom: '2026-02-10' },
      { kind: 'pension', percent: 2.125, base: 'gross', validFrom: '2026-02-15' },
      { kind: 'holidayPay', zone: 'none', percent: 0, base: 'gross', validFrom: '2026-02-20' },
    ])
      await admin
        .post(path)
        .send({ ...begun, country: 'NO', isDefault: true })
        .expect(201);
    const entries = Array.from({ length: 60 }, (_, at) => ({
      workDate: addDays('2025-12-28', at),
      minutes: 1 + ((at * 37) % 600),
      costRate: at % 7 === 0 ? null : 0.01 + ((at * 1237) % 40000) / 100,
    }));
    for (const entry of entries) await store(api, aTimeEntry({ userId: admin.userId, projectId, ...entry }));
    const charges = await all();
    for (const [from, to] of [
      ['2025-12-01', '2026-03-31'],
      ['2026-02-10', '2026-02-19'],
      ['2026-02-20', '2026-02-20'],
    ] as const) {
      const these = entries.filter(({ workDate }) => workDate >= from && workDate <= to);
      const cost = these.map(({ workDate, minutes, costRate }) =>
        loadedCost(minutes, costRate ?? 0, employerChargesOn(charges, 'NO', workDate)),
      );
      const gross = these.map(({ minutes, costRate }) => grossOfHours(minutes, costRate ?? 0));
      expect(await labourOf(from, to)).toEqual([add(...these.map(({ minutes }) => minutes)), add(...gross), add(...cost)]);
    }
  });
});
