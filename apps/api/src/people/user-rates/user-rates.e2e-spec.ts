import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, todayIn } from '@kontor/domain';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { aUserRate } from '../../../test/builders/user.ts';
import { aProject } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';

const today = todayIn('Europe/Vilnius', new Date());
const tomorrow = addDays(today, 1);
let api: TestApp;
let admin: Agent;
let worker: Agent;
let accountant: Agent;

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  worker = await api.as('employee', { hourlyRate: 55, costRate: 30 });
  accountant = await api.as('accountant');
});
afterAll(() => api.close());

const add = (validFrom: string, rates: object, by = admin) =>
  by.post('/api/v1/user-rates').send({ userId: worker.userId, validFrom, ...rates });
const rateNow = async (): Promise<unknown> => {
  const { hourlyRate, costRate } = (await admin.get(`/api/v1/users/${worker.userId}`)).body as Record<string, unknown>;
  return [hourlyRate, costRate];
};

describe('the rates of a person', () => {
  it('apply from their day on', async () => {
    const soon = (await add(tomorrow, { hourlyRate: 70, costRate: 35.5 }).expect(201)).body as { id: number };
    expect(await rateNow()).toEqual([55, 30]);
    await add(today, { hourlyRate: 65, costRate: 33 }).expect(201);
    expect(await rateNow()).toEqual([65, 33]);
    const { body } = await admin.get(listPath('user-rates', { filter: { userId: worker.userId } })).expect(200);
    expect((body as { validFrom: string }[]).map(({ validFrom }) => validFrom)).toEqual([tomorrow, today, '2020-01-01']);
    await admin.delete(`/api/v1/user-rates/${soon.id}`).set('If-Match', '"1"').expect(200);
  });

  it('price hours by their own day, and do not change hours already logged', async () => {
    const projectId = await store(api, aProject({ hourlyRate: null, billing: 'personRate' }));
    const log = async (workDate: string) =>
      (await worker.post('/api/v1/time-entries').send({ projectId, workDate, minutes: 60, billable: true }).expect(201)).body as {
        id: number;
      };
    const [old, now] = [await log(addDays(today, -1)), await log(today)];
    const pricesOf = async (id: number) =>
      (await api.sql('select billing_rate, cost_rate from time_entry where id = $1', [id]))[0];
    expect(await pricesOf(old.id)).toMatchObject({ billing_rate: 55, cost_rate: 30 });
    expect(await pricesOf(now.id)).toMatchObject({ billing_rate: 65, cost_rate: 33 });
    await add(addDays(today, -7), { hourlyRate: 1, costRate: 1 }).expect(201);
    expect(await pricesOf(old.id)).toMatchObject({ billing_rate: 55, cost_rate: 30 });
  });

  it('with a cost rate only leave the billing rate as it was, and the other way round', async () => {
    const projectId = await store(api, aProject({ hourlyRate: null, billing: 'personRate' }));
    const pricesOn = async (workDate: string) => {
      const { body } = await worker
        .post('/api/v1/time-entries')
        .send({ projectId, workDate, minutes: 5, billable: true })
        .expect(201);
      return (await api.sql('select billing_rate, cost_rate from time_entry where id = $1', [(body as { id: number }).id]))[0];
    };
    await add('2022-01-01', { hourlyRate: 80, costRate: 40 }).expect(201);
    await add('2022-02-01', { costRate: 45 }).expect(201);
    await add('2022-03-01', { hourlyRate: 90 }).expect(201);
    expect(await pricesOn('2022-02-15')).toEqual({ billing_rate: 80, cost_rate: 45 });
    expect(await pricesOn('2022-03-15')).toEqual({ billing_rate: 90, cost_rate: 45 });
  });

  it('change, and the person’s history records it', async () => {
    const { id, version } = (await add('2024-01-01', { hourlyRate: 50 }).expect(201)).body as { id: number; version: number };
    const input = { userId: worker.userId, validFrom: '2024-02-01', hourlyRate: 52.5, costRate: null };
    const path = `/api/v1/user-rates/${id}`;
    expect(
      (
        await admin
          .put(path)
          .send({ ...input, version })
          .expect(200)
      ).body,
    ).toMatchObject({ ...input, version: 2 });
    const [change] = await api.sql<{ changes: object }>(
      `select changes from audit where subject = 'User' and subject_id = $1 and verb = 'update' order by id desc limit 1`,
      [worker.userId],
    );
    expect(change?.changes).toEqual({ validFrom: ['2024-01-01', '2024-02-01'], hourlyRate: [50, 52.5] });
    await admin
      .put(path)
      .send({ ...input, version })
      .expect(409);
    const moved = await admin
      .put(path)
      .send({ ...input, userId: admin.userId, version: 2 })
      .expect(422);
    expect(moved.body).toMatchObject({ errors: { userId: { code: 'user_rate.keeps_user' } } });
  });

  it('refuse a second rate for a day, a negative rate, and an unknown person', async () => {
    const { body } = await add(today, { hourlyRate: 1 }).expect(409);
    expect(body).toMatchObject({ errors: { validFrom: { code: 'user_rate.exists' } } });
    await add('2026-02-30', { hourlyRate: 1 }).expect(400);
    await add('2026-02-03', { hourlyRate: -1 }).expect(400);
    await add('2026-02-03', { hourlyRate: 1.005 }).expect(400);
    await admin.post('/api/v1/user-rates').send({ userId: 999_999, validFrom: '2026-02-03', hourlyRate: 1 }).expect(409);
    await expect(store(api, aUserRate({ userId: worker.userId, validFrom: '2026-02-04', hourlyRate: -1 }))).rejects.toThrow(
      'user_rate_amounts',
    );
  });

  it('can be read and set only with the right to', async () => {
    await accountant.get(listPath('user-rates', { filter: { userId: worker.userId } })).expect(200);
    await add('2026-03-01', { hourlyRate: 99 }, accountant).expect(403);
    await worker.get(listPath('user-rates', { filter: { userId: worker.userId } })).expect(403);
    await add('2026-03-01', { hourlyRate: 99 }, worker).expect(403);
  });
});
