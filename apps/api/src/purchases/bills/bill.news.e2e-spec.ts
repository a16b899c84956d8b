import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NotificationRecord } from '@kontor/domain';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { clock } from '../../platform/context/clock.ts';
import { JobRegistry } from '../../platform/jobs/job-registry.ts';
import { billWorld, type BillWorld } from './bill.sample.ts';

const { now: systemNow } = clock;
let api: TestApp;
let world: BillWorld;
let accountant: Agent;
let manager: Agent;

beforeAll(async () => {
  api = await testApp();
  world = await billWorld(api);
  accountant = await api.as('accountant');
  manager = await api.as('projectManager');
});
afterAll(async () => {
  clock.now = systemNow;
  await api.close();
});

const newsOf = async (by: Agent, kind: string, billId: number): Promise<NotificationRecord[]> =>
  ((await by.get('/api/v1/notifications').expect(200)).body as NotificationRecord[]).filter(
    (one) => one.kind === kind && one.subjectId === billId,
  );
const tellDue = async (now: string): Promise<void> => {
  clock.now = () => new Date(now);
  const due = api.app.get(JobRegistry).entries.find(({ name }) => name === 'tellBillsDue');
  await due?.work({} as never, api.em(), false);
  clock.now = systemNow;
};

describe('a bill that is due soon', () => {
  it('is told to those who pay, once for each due date', async () => {
    const { id, number, version } = await world.opened({ dueDate: '2026-03-16' });
    await api.sql(`update organisation set time_zone = 'Europe/Vilnius'`);
    await tellDue('2026-03-12T21:59:00Z');
    expect(await newsOf(accountant, 'billDue', id)).toEqual([]);
    await tellDue('2026-03-12T22:01:00Z');
    await tellDue('2026-03-15T10:00:00Z');
    expect(await newsOf(accountant, 'billDue', id)).toMatchObject([
      { params: { name: `${number}, UAB Popierius` }, subject: 'Bill' },
    ]);
    expect(await newsOf(manager, 'billDue', id)).toEqual([]);
    await world.admin.put(`/api/v1/bills/${id}/open`).send({ dueDate: '2026-04-16', version }).expect(200);
    await tellDue('2026-04-01T10:00:00Z');
    expect(await newsOf(accountant, 'billDue', id)).toHaveLength(1);
    await tellDue('2026-04-14T10:00:00Z');
    expect(await newsOf(accountant, 'billDue', id)).toHaveLength(2);
  });

  it('is not told while it is a draft, nor once it is paid or long past', async () => {
    const draft = await world.draft({ dueDate: '2026-03-16' });
    const open = await world.opened({ dueDate: '2026-03-16' });
    await tellDue('2026-03-30T10:00:00Z');
    expect(await newsOf(accountant, 'billDue', open.id)).toEqual([]);
    await tellDue('2026-03-14T10:00:00Z');
    expect(await newsOf(accountant, 'billDue', draft.id)).toEqual([]);
  });
});

describe('a bill that needs approval', () => {
  it('is told to the others who may approve: new, changed after its approval, and made a draft again', async () => {
    const before = await world.draft();
    expect(await newsOf(accountant, 'billToApprove', before.id)).toEqual([]);
    await api.sql('update organisation set bill_approval = true');
    const { id, number, version } = await world.draft();
    expect(await newsOf(accountant, 'billToApprove', id)).toMatchObject([{ params: { name: `${number}, UAB Popierius` } }]);
    expect(await newsOf(world.admin, 'billToApprove', id)).toEqual([]);
    expect(await newsOf(manager, 'billToApprove', id)).toEqual([]);
    const change = { ...world.input({ number, lines: [world.line({ unitCost: 200 })] }), version };
    await world.admin.put(`/api/v1/bills/${id}`).send(change).expect(200);
    expect(await newsOf(accountant, 'billToApprove', id)).toHaveLength(1);
    const command = async (verb: string): Promise<number> =>
      (
        (
          await accountant
            .post(`/api/v1/bills/${id}/${verb}`)
            .send(verb === 'approve' ? { version: (await world.get(id)).version } : {})
            .expect(200)
        ).body as { version: number }
      ).version;
    const approved = await command('approve');
    await world.admin
      .put(`/api/v1/bills/${id}`)
      .send({ ...change, version: approved })
      .expect(200);
    expect(await newsOf(accountant, 'billToApprove', id)).toHaveLength(2);
    await command('approve');
    await command('open');
    await world.admin.post(`/api/v1/bills/${id}/redraft`).send({}).expect(200);
    expect(await newsOf(accountant, 'billToApprove', id)).toHaveLength(3);
  });
});
