import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TaskInput, TaskRecord } from '@kontor/domain';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { aTimeEntry } from '../../../test/builders/time-entry.ts';
import { aProject } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';

let api: TestApp;
let admin: Agent;
let projectId: number;

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  projectId = await store(api, aProject({ billing: 'taskRate' }));
});
afterAll(() => api.close());

const input = (change: Partial<TaskInput> = {}): TaskInput => ({
  projectId,
  name: 'Analizė',
  billable: true,
  isDone: false,
  position: 1,
  ...change,
});
const aStoredTask = async (change: Partial<TaskInput> = {}): Promise<TaskRecord> =>
  (await admin.post('/api/v1/tasks').send(input(change)).expect(201)).body as TaskRecord;

describe('tasks', () => {
  it('lists those of one project in their order, with logged hours', async () => {
    const own = await store(api, aProject({ billing: 'taskRate' }));
    const second = await aStoredTask({ projectId: own, name: 'Two', position: 2 });
    const first = await aStoredTask({ projectId: own, name: 'One', position: 1 });
    await store(api, aTimeEntry({ projectId: own, taskId: first.id, minutes: 45 }));
    const { body } = await admin.get(listPath('tasks', { filter: { projectId: own } })).expect(200);
    expect((body as TaskRecord[]).map(({ id, loggedMinutes }) => [id, loggedMinutes])).toEqual([
      [first.id, 45],
      [second.id, 0],
    ]);
    const kept = await admin.delete(`/api/v1/tasks/${first.id}`).set('If-Match', '"1"').expect(409);
    expect(kept.body).toMatchObject({ code: 'error.in_use' });
  });

  it('creates, changes and deletes', async () => {
    const { id, version } = await aStoredTask({ estimateMinutes: 480, hourlyRate: 70.5 });
    const done = await admin
      .put(`/api/v1/tasks/${id}`)
      .send({ ...input({ isDone: true }), version })
      .expect(200);
    expect(done.body).toMatchObject({ isDone: true, version: 2 });
    await admin.delete(`/api/v1/tasks/${id}`).set('If-Match', '"2"').expect(200);
  });
});

describe('tasks refuse', () => {
  it('an actor without the right', async () => {
    const employee = await api.as('employee');
    const [row] = (await employee.get('/api/v1/tasks').expect(200)).body as object[];
    expect(row).not.toHaveProperty('hourlyRate');
    await employee.post('/api/v1/tasks').send(input()).expect(403);
  });

  it('another project, a due date before the start, a stale save, a bad field', async () => {
    const { id, version } = await aStoredTask();
    const moved = await admin
      .put(`/api/v1/tasks/${id}`)
      .send({ ...input({ projectId: await store(api, aProject({ billing: 'taskRate' })) }), version })
      .expect(422);
    expect(moved.body).toMatchObject({ errors: { projectId: { code: 'task.not_in_project' } } });
    const backwards = await admin
      .post('/api/v1/tasks')
      .send(input({ startDate: '2026-05-02', dueDate: '2026-05-01' }))
      .expect(422);
    expect(backwards.body).toMatchObject({ errors: { dueDate: { code: 'task.end_before_start' } } });
    await admin
      .put(`/api/v1/tasks/${id}`)
      .send({ ...input(), version: 0 })
      .expect(409);
    await admin
      .post('/api/v1/tasks')
      .send(input({ estimateMinutes: 1.5 }))
      .expect(400);
  });
});
