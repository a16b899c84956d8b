import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Repricing } from '@kontor/domain';
import { statementsOf } from '../../../test/statements.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { aUserRate } from '../../../test/builders/user.ts';
import { aCustomer } from '../../../test/builders/customer.ts';
import { aProject } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { anEntry, log, putOnInvoice, type Entry } from './hours.sample.ts';

let api: TestApp;
let admin: Agent;
let manager: Agent;

beforeAll(async () => {
  api = await testApp();
  [admin, manager] = await Promise.all([api.as('admin'), api.as('projectManager')]);
});
afterAll(() => api.close());

const preview = (agent: Agent, id: number, from = '2026-11-02') => agent.get(`/api/v1/projects/${id}/reprice?from=${from}`);
const reprice = (agent: Agent, id: number, from = '2026-11-02') => agent.post(`/api/v1/projects/${id}/reprice`).send({ from });
const rates = async (id: number): Promise<(number | null)[]> =>
  (
    await api.sql<{ rate: number | null }>(
      'select billing_rate::float as rate from time_entry where project_id = $1 order by work_date, id',
      [id],
    )
  ).map(({ rate }) => rate);

/** Hours at 80 on four days, one of them billed; then the rate becomes 100. */
async function dearer() {
  const customerId = await store(api, aCustomer());
  const projectId = await store(api, aProject({ customerId, hourlyRate: 80 }));
  const entries: Entry[] = [];
  for (const [workDate, minutes] of [
    ['2026-11-01', 60],
    ['2026-11-02', 90],
    ['2026-11-03', 20],
    ['2026-11-04', 120],
  ] as const)
    entries.push(await log(admin, anEntry(projectId, { workDate, minutes })));
  await putOnInvoice(api, entries[3]?.id ?? 0, customerId, `INV-${projectId}`);
  await api.sql('update project set hourly_rate = 100 where id = $1', [projectId]);
  return { projectId, customerId, entries };
}

describe('repricing', () => {
  it('previews its changes without making them', async () => {
    const { projectId } = await dearer();
    const { body } = await preview(manager, projectId).expect(200);
    expect(body).toEqual({ entryCount: 2, minutes: 110, oldAmount: 146.67, newAmount: 183.33, currency: 'EUR', keptCount: 1 });
    expect(await rates(projectId)).toEqual([80, 80, 80, 80]);
    await api.sql('delete from time_entry where project_id = $1 and work_date < $2', [projectId, '2026-11-04']);
  });

  it('gives unbilled hours from that day on today’s rates, each with its history', async () => {
    const { projectId, entries } = await dearer();
    expect((await reprice(manager, projectId).expect(200)).body).toMatchObject({ entryCount: 2, newAmount: 183.33 });
    expect(await rates(projectId)).toEqual([80, 100, 100, 80]);
    const history = await api.sql(
      `select subject_id, user_id from audit where subject = 'TimeEntry' and verb = 'update' and jsonb_exists(changes, 'billingRate')
        and subject_id in (select id from time_entry where project_id = $1) order by 1`,
      [projectId],
    );
    expect(history).toEqual(entries.slice(1, 3).map(({ id }) => ({ subject_id: id, user_id: manager.userId })));
    expect((await reprice(manager, projectId).expect(200)).body).toMatchObject({ entryCount: 0, minutes: 0, newAmount: 0 });
    await api.sql('delete from time_entry where project_id = $1 and work_date < $2', [projectId, '2026-11-04']);
  });

  it('takes for each day the rates that its person had then', async () => {
    const projectId = await store(api, aProject());
    const worker = await api.as('employee', { hourlyRate: 50 });
    for (const workDate of ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'])
      await log(worker, anEntry(projectId, { workDate }));
    await store(api, aUserRate({ userId: worker.userId, validFrom: '2026-11-03', hourlyRate: 60 }));
    await store(api, aUserRate({ userId: worker.userId, validFrom: '2026-11-05', hourlyRate: 70 }));
    expect((await preview(manager, projectId).expect(200)).body).toMatchObject({ entryCount: 3, oldAmount: 150, newAmount: 190 });
    await reprice(manager, projectId).expect(200);
    expect(await rates(projectId)).toEqual([50, 60, 60, 70]);
    await api.sql('delete from time_entry where project_id = $1', [projectId]);
  });

  it('reads hours that a rate finds alike as one row, and their terms once, however many there are', async () => {
    const projectId = await store(api, aProject({ hourlyRate: 80 }));
    await api.sql(
      `insert into time_entry (user_id, project_id, work_date, minutes, billable, billing_rate)
       select $1, $2, date '2026-01-01' + n / 20, 1, true, 80 from generate_series(1, 4000) n`,
      [manager.userId, projectId],
    );
    const asked = await statementsOf(async () => {
      const { body } = await preview(manager, projectId, '2026-01-01').expect(200);
      expect(body).toMatchObject({ entryCount: 0, keptCount: 0 });
    });
    const read = asked.find(({ text }) => text.includes('from time_entry t'));
    expect(await api.sql(read?.text ?? '', read?.values)).toHaveLength(1);
    expect(Math.max(...asked.map(({ values }) => JSON.stringify(values).length))).toBeLessThan(1000);
    await api.sql('delete from time_entry where project_id = $1', [projectId]);
  });

  it('does not change drafts of invoices and locked periods', async () => {
    const { projectId, customerId, entries } = await dearer();
    await putOnInvoice(api, entries[2]?.id ?? 0, customerId, null);
    await api.sql(`update organisation set lock_date = '2026-11-02'`);
    const { body } = await reprice(admin, projectId, '2026-11-01').expect(200);
    await api.sql('update organisation set lock_date = null');
    expect(body).toMatchObject({ entryCount: 0, keptCount: 4 });
    expect(await rates(projectId)).toEqual([80, 80, 80, 80]);
  });

  it('happens once per key', async () => {
    const projectId = await store(api, aProject({ hourlyRate: 80 }));
    await log(manager, anEntry(projectId, { workDate: '2026-11-10' }));
    await api.sql('update project set hourly_rate = 90 where id = $1', [projectId]);
    const key = randomUUID();
    const send = () => reprice(manager, projectId).set('Idempotency-Key', key).expect(200);
    const [one, two] = [await send(), await send()];
    expect((one.body as Repricing).entryCount).toBe(1);
    expect(two.body).toEqual(one.body);
    expect(await api.sql(`select version from time_entry where project_id = $1`, [projectId])).toEqual([{ version: 2 }]);
  });

  it('changes each entry once when several people request it at the same moment', async () => {
    const projectId = await store(api, aProject({ hourlyRate: 80 }));
    const entry = await log(manager, anEntry(projectId, { workDate: '2026-11-11' }));
    await api.sql('update project set hourly_rate = 90 where id = $1', [projectId]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => reprice(manager, projectId)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(answers.map(({ body }) => (body as Repricing).entryCount).toSorted((a, b) => b - a)).toEqual([1, 0, 0, 0, 0, 0, 0, 0]);
    expect(await api.sql('select version from time_entry where id = $1', [entry.id])).toEqual([{ version: 2 }]);
  });
});

describe('repricing refuses', () => {
  it('people who may not change the project or see money, and unknown projects', async () => {
    const projectId = await store(api, aProject({ hourlyRate: 80 }));
    await api.visitor.get(`/api/v1/projects/${projectId}/reprice?from=2026-11-02`).expect(401);
    for (const role of ['employee', 'accountant', 'client'] as const) {
      const agent = await api.as(role);
      await preview(agent, projectId).expect(403);
      await reprice(agent, projectId).expect(403);
    }
    await preview(admin, 999_999).expect(404);
    await reprice(admin, 999_999).expect(404);
  });

  it('an invalid day', async () => {
    const projectId = await store(api, aProject());
    await preview(admin, projectId, '2026-02-30').expect(400);
    await preview(admin, projectId, '').expect(400);
    expect((await reprice(admin, projectId, '02.11.2026').expect(400)).body).toMatchObject({
      errors: { from: expect.anything() },
    });
  });
});
