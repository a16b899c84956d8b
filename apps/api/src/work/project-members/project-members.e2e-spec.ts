import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProjectMemberRecord } from '@kontor/domain';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
let admin: Agent;
let employee: Agent;
let projectId: number;

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin', { fullName: 'Rūta Žukaitė' });
  employee = await api.as('employee', { fullName: 'Øyvind Ås' });
  const customer = { kind: 'company', name: 'UAB Ąžuolas', country: 'LT', currency: 'EUR', language: 'lt', active: true };
  const { id: customerId } = (await admin.post('/api/v1/customers').send(customer).expect(201)).body as { id: number };
  const project = { code: 'P', name: 'P', customerId, billing: 'personRate' };
  projectId = ((await admin.post('/api/v1/projects').send(project).expect(201)).body as { id: number }).id;
});
afterAll(() => api.close());

const add = (userId: number, hourlyRate?: number | null) =>
  admin.post('/api/v1/project-members').send({ projectId, userId, hourlyRate });

describe('project members', () => {
  it('are listed by name, changed and removed', async () => {
    await add(employee.userId, 60).expect(201);
    const own = (await add(admin.userId).expect(201)).body as ProjectMemberRecord;
    const { body } = await admin.get(listPath('project-members', { filter: { projectId } })).expect(200);
    expect((body as ProjectMemberRecord[]).map(({ userName, hourlyRate }) => [userName, hourlyRate])).toEqual([
      ['Rūta Žukaitė', null],
      ['Øyvind Ås', 60],
    ]);
    const changed = await admin
      .put(`/api/v1/project-members/${own.id}`)
      .send({ projectId, userId: admin.userId, hourlyRate: 92.5, version: own.version })
      .expect(200);
    expect(changed.body).toMatchObject({ hourlyRate: 92.5, version: 2 });
    await admin.delete(`/api/v1/project-members/${own.id}`).set('If-Match', '"2"').expect(200);
  });

  it('refuse the same person twice, a stale save, a negative rate, and an actor without the right', async () => {
    const twice = await add(employee.userId).expect(409);
    expect(twice.body).toMatchObject({ errors: { userId: { code: 'project_member.exists' } } });
    await add(admin.userId, -1).expect(400);
    const [member] = (await admin.get(listPath('project-members')).expect(200)).body as ProjectMemberRecord[];
    await admin
      .put(`/api/v1/project-members/${member?.id}`)
      .send({ projectId, userId: employee.userId, version: 99 })
      .expect(409);
    await employee.post('/api/v1/project-members').send({ projectId, userId: admin.userId }).expect(403);
  });

  it('show a person only their own membership, without the rate', async () => {
    await add(admin.userId, 100).expect(201);
    const { body } = await employee.get(listPath('project-members')).expect(200);
    expect(body).toEqual([expect.objectContaining({ userId: employee.userId })]);
    expect((body as object[])[0]).not.toHaveProperty('hourlyRate');
  });
});
