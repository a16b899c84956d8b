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

describe('the members of a project, for a project manager', () => {
  const member = (by: Agent, body: object) => by.post('/api/v1/project-members').send(body);
  const membersOf = async (id: number): Promise<ProjectMemberRecord[]> =>
    (await admin.get(listPath('project-members', { filter: { projectId: id } })).expect(200)).body as ProjectMemberRecord[];

  it('are theirs to choose from the moment they add the project', async () => {
    const manager = await api.as('projectManager');
    const { customerId } = (await admin.get(`/api/v1/projects/${projectId}`).expect(200)).body as { customerId: number };
    const project = { code: 'LED', name: 'Led', customerId, billing: 'personRate' };
    const { id } = (await manager.post('/api/v1/projects').send(project).expect(201)).body as { id: number };
    expect((await membersOf(id)).map(({ userId }) => userId)).toEqual([manager.userId]);
    const made = await member(manager, { projectId: id, userId: employee.userId }).expect(201);
    const { id: memberId } = made.body as ProjectMemberRecord;
    const rate = { projectId: id, userId: employee.userId, hourlyRate: 70, version: 1 };
    await manager.put(`/api/v1/project-members/${memberId}`).send(rate).expect(200);
    await manager.delete(`/api/v1/project-members/${memberId}`).set('If-Match', '"2"').expect(200);
  });

  it('of others are not: neither by adding, nor by another membership, nor by removing', async () => {
    const [manager, other] = [await api.as('projectManager'), await api.as('projectManager')];
    const { customerId } = (await admin.get(`/api/v1/projects/${projectId}`).expect(200)).body as { customerId: number };
    const project = { code: 'OWN', name: 'Own', customerId, billing: 'personRate' };
    const { id: own } = (await manager.post('/api/v1/projects').send(project).expect(201)).body as { id: number };
    const before = await membersOf(projectId);
    for (const userId of [manager.userId, other.userId]) await member(manager, { projectId, userId }).expect(403);
    const [mine] = await membersOf(own);
    await manager.put(`/api/v1/project-members/${mine?.id}`).send({ projectId, userId: manager.userId, version: 1 }).expect(403);
    for (const { id, version } of before) {
      await manager.put(`/api/v1/project-members/${id}`).send({ projectId, userId: manager.userId, version }).expect(403);
      await manager.delete(`/api/v1/project-members/${id}`).set('If-Match', `"${version}"`).expect(403);
      await manager.delete(`/api/v1/project-members?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`).expect(403);
    }
    expect(await membersOf(projectId)).toEqual(before);
  });

  it('do not include an Admin who adds the project: their rights rest on no membership', async () => {
    const { customerId } = (await admin.get(`/api/v1/projects/${projectId}`).expect(200)).body as { customerId: number };
    const project = { code: 'FIRM', name: 'Firm', customerId, billing: 'personRate' };
    const { id } = (await admin.post('/api/v1/projects').send(project).expect(201)).body as { id: number };
    expect(await membersOf(id)).toEqual([]);
  });
});
