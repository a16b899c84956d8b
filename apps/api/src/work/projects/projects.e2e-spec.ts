import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProjectInput, ProjectRecord } from '@kontor/domain';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { anInvoice } from '../../../test/builders/invoice.ts';
import { aCustomer } from '../../../test/builders/customer.ts';
import { aTimeEntry } from '../../../test/builders/time-entry.ts';
import { aChangeOrder, aMilestone } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';

let api: TestApp;
let admin: Agent;
let customerId: number;
let number = 0;

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  customerId = await store(api, aCustomer({ name: 'UAB Ąžuolas' }));
});
afterAll(() => api.close());

const input = (change: Partial<ProjectInput> = {}): ProjectInput => ({
  code: `P-${(number += 1)}`,
  name: 'Portalas',
  customerId,
  billing: 'projectRate',
  hourlyRate: 85,
  ...change,
});
const aStoredProject = async (change: Partial<ProjectInput> = {}): Promise<ProjectRecord> =>
  (await admin.post('/api/v1/projects').send(input(change)).expect(201)).body as ProjectRecord;
const log = (projectId: number, minutes: number, billable: boolean) =>
  store(api, aTimeEntry({ userId: admin.userId, projectId, minutes, billable }));

describe('projects', () => {
  it('lists with logged and unbilled hours', async () => {
    const { id } = await aStoredProject({ code: 'HOURS' });
    await log(id, 90, true);
    await log(id, 30, false);
    const { body } = await admin.get(listPath('projects', { filter: { customerId, q: 'hours' } })).expect(200);
    expect(body).toEqual([
      expect.objectContaining({ loggedMinutes: 120, unbilledMinutes: 90, customerName: 'UAB Ąžuolas', currency: 'EUR' }),
    ]);
  });

  it('creates as planned, and changes', async () => {
    const { id, version, status } = await aStoredProject({ startDate: '2026-01-05' });
    expect(status).toBe('planned');
    const changed = await admin
      .put(`/api/v1/projects/${id}`)
      .send({ ...input({ budgetMinutes: 6000 }), version })
      .expect(200);
    expect(changed.body).toMatchObject({ budgetMinutes: 6000, version: 2 });
  });

  it('moves through its states, each recorded in the history by its verb', async () => {
    const { id } = await aStoredProject();
    for (const [verb, status] of [
      ['activate', 'active'],
      ['hold', 'onHold'],
      ['complete', 'completed'],
      ['activate', 'active'],
      ['cancel', 'cancelled'],
    ])
      expect((await admin.post(`/api/v1/projects/${id}/${verb}`).expect(200)).body).toMatchObject({ status });
    const verbs = await api.sql(`select verb from audit where subject = 'Project' and subject_id = $1 order by id`, [id]);
    expect(verbs.map(({ verb }) => verb)).toEqual(['create', 'activate', 'hold', 'complete', 'activate', 'cancel']);
  });
});

describe('projects refuse', () => {
  it('an actor without the right, and hide amounts from them', async () => {
    const employee = await api.as('employee');
    const { id } = await aStoredProject();
    const seen = await employee.get(`/api/v1/projects/${id}`).expect(200);
    expect(seen.body).not.toHaveProperty('hourlyRate');
    expect(seen.body).not.toHaveProperty('budgetAmount');
    await employee.post('/api/v1/projects').send(input()).expect(403);
    await employee.post(`/api/v1/projects/${id}/activate`).expect(403);
  });

  it('a move that the state does not allow', async () => {
    const { id } = await aStoredProject();
    const answer = await admin.post(`/api/v1/projects/${id}/complete`).expect(409);
    expect(answer.body).toMatchObject({ code: 'project.cannot_complete', params: { status: 'planned' } });
  });

  it('a code in use, an end before the start, a stale save, a status by PUT', async () => {
    const { id, code, version } = await aStoredProject();
    const twice = await admin
      .post('/api/v1/projects')
      .send(input({ code: code.toLowerCase() }))
      .expect(409);
    expect(twice.body).toMatchObject({ errors: { code: { code: 'project.code_in_use' } } });
    const backwards = await admin
      .post('/api/v1/projects')
      .send(input({ startDate: '2026-02-01', endDate: '2026-01-31' }))
      .expect(422);
    expect(backwards.body).toMatchObject({ errors: { endDate: { code: 'project.end_before_start' } } });
    await admin
      .put(`/api/v1/projects/${id}`)
      .send({ ...input(), status: 'completed', version })
      .expect(400);
    await admin
      .put(`/api/v1/projects/${id}`)
      .send({ ...input(), version: version - 1 })
      .expect(409);
  });

  it.each([
    ['a milestone with an amount', (projectId: number) => aMilestone({ projectId, amount: 500 })],
    ['a change order', (projectId: number) => aChangeOrder({ projectId })],
  ])('a customer with another currency once there is %s', async (_, priced) => {
    const { id, version } = await aStoredProject();
    await store(api, priced(id));
    const customerId = await store(api, aCustomer({ country: 'NO', currency: 'NOK' }));
    const { body } = await admin
      .put(`/api/v1/projects/${id}`)
      .send({ ...input({ customerId }), version })
      .expect(422);
    expect(body).toMatchObject({ errors: { customerId: { code: 'project.keeps_currency', params: { currency: 'EUR' } } } });
  });

  it('a customer with another currency once hours have rates', async () => {
    const { id, version } = await aStoredProject();
    const other = await store(api, aCustomer({ country: 'NO', currency: 'NOK' }));
    const move = (body: object) => admin.put(`/api/v1/projects/${id}`).send({ ...input({ customerId: other }), ...body });
    await log(id, 60, true);
    await api.sql('update time_entry set billing_rate = 85 where project_id = $1', [id]);
    expect((await move({ version }).expect(422)).body).toMatchObject({
      errors: { customerId: { code: 'project.keeps_currency', params: { currency: 'EUR' } } },
    });
    await api.sql('update time_entry set billing_rate = null where project_id = $1', [id]);
    await move({ version }).expect(200);
  });

  it('another customer once they are invoiced, and deletion with hours', async () => {
    const { id, version } = await aStoredProject();
    await log(id, 60, true);
    await store(api, anInvoice({ customerId, projectId: id }));
    const answer = await admin
      .put(`/api/v1/projects/${id}`)
      .send({ ...input({ customerId: await store(api, aCustomer({ name: 'UAB Ąžuolas' })) }), version })
      .expect(422);
    expect(answer.body).toMatchObject({ errors: { customerId: { code: 'project.keeps_customer' } } });
    const kept = await admin.delete(`/api/v1/projects/${id}`).set('If-Match', `"${version}"`).expect(409);
    expect(kept.body).toMatchObject({
      code: 'error.in_use',
      params: { 'count.Invoice': 1, 'ids.Invoice': expect.stringMatching(/^\d+$/), 'count.TimeEntry': 1 },
    });
    const many = await admin.delete(`/api/v1/projects?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`).expect(409);
    expect(many.body).toMatchObject({ params: { 'count.Invoice': 1, 'count.TimeEntry': 1 } });
  });
});
