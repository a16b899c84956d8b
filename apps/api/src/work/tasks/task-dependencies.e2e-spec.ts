import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TaskInput, TaskRecord } from '@kontor/domain';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { aProject, aTask, aTaskDependency } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { verify } from '../../tools/verify.ts';
import { behind } from '../../../test/locks.ts';

let api: TestApp;
let admin: Agent;
let projectId: number;

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  projectId = await store(api, aProject());
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
const aStored = async (change: Partial<TaskInput> = {}): Promise<TaskRecord> =>
  (await admin.post('/api/v1/tasks').send(input(change)).expect(201)).body as TaskRecord;
const put = (task: TaskRecord, change: Partial<TaskInput>) =>
  admin.put(`/api/v1/tasks/${task.id}`).send({ ...input(change), version: task.version });

describe('what a task waits for', () => {
  it('is saved with it, changed, left alone when not sent, and recorded', async () => {
    const [first, second] = [await aStored(), await aStored()];
    const made = await aStored({ predecessors: [{ taskId: second.id, lagDays: 2 }, { taskId: first.id }] });
    const both = [
      { taskId: first.id, lagDays: 0 },
      { taskId: second.id, lagDays: 2 },
    ];
    expect(made.predecessors).toEqual(both);
    const named = (await put(made, { name: 'Dizainas' }).expect(200)).body as TaskRecord;
    expect(named).toMatchObject({ name: 'Dizainas', predecessors: both });
    const changed = await put(named, { predecessors: [{ taskId: first.id, lagDays: -1 }] }).expect(200);
    expect(changed.body).toMatchObject({ predecessors: [{ taskId: first.id, lagDays: -1 }] });
    expect((changed.body as TaskRecord).version).toBeGreaterThan(named.version);
    const told = await api.sql(`select changes from audit where subject_id = $1 and changes ? 'predecessors' order by id`, [
      made.id,
    ]);
    expect(told.at(-1)).toEqual({ changes: { predecessors: [both, [{ taskId: first.id, lagDays: -1 }]] } });
  });

  it('goes with the task that it waits for', async () => {
    const first = await aStored();
    const { id } = await aStored({ predecessors: [{ taskId: first.id }] });
    await admin.delete(`/api/v1/tasks/${first.id}`).set('If-Match', `"${first.version}"`).expect(200);
    expect((await admin.get(`/api/v1/tasks/${id}`).expect(200)).body).toMatchObject({ predecessors: [] });
  });

  it('is never itself, a task of another project, or the same task twice', async () => {
    const first = await aStored();
    const second = await aStored({ predecessors: [{ taskId: first.id }] });
    const elsewhere = await aStored({ projectId: await store(api, aProject()) });
    const refused = async (predecessors: TaskInput['predecessors'], code: string): Promise<void> => {
      const { body } = await put(first, { predecessors }).expect(422);
      expect(body).toMatchObject({ code, errors: { [`predecessors.${(predecessors ?? []).length - 1}.taskId`]: { code } } });
    };
    await refused([{ taskId: first.id }], 'task.waits_for_itself');
    await refused([{ taskId: second.id }], 'task.waits_for_itself');
    await refused([{ taskId: elsewhere.id }], 'task.not_in_project');
    const third = await aStored();
    await refused([{ taskId: third.id }, { taskId: third.id }], 'task.same_predecessor');
    await put(first, { predecessors: [{ taskId: third.id, lagDays: 1.5 }] }).expect(400);
  });

  it('makes no circle of two changes at once: the second waits for the first, and is refused', async () => {
    const [first, second] = [await aStored(), await aStored()];
    const [answer] = await behind(
      api,
      {
        first: (run) => run('select id from project where id = ? for no key update', [projectId]),
        then: (run) => run('insert into task_dependency (task_id, predecessor_id) values (?, ?)', [second.id, first.id]),
      },
      [() => put(first, { predecessors: [{ taskId: second.id }] })],
    );
    expect(answer?.body).toMatchObject({ code: 'task.waits_for_itself' });
  });

  it('is proven by verify: no circle, and nothing of another project', async () => {
    expect((await verify(api.url)).problems).toEqual([]);
    const own = await store(api, aProject());
    const [first, second, third, elsewhere] = [
      await store(api, aTask({ projectId: own, name: 'One' })),
      await store(api, aTask({ projectId: own, name: 'Two' })),
      await store(api, aTask({ projectId: own, name: 'Three' })),
      await store(api, aTask({ name: 'Four' })),
    ];
    for (const [taskId, predecessorId] of [
      [first, second],
      [second, third],
      [third, first],
      [elsewhere, first],
    ])
      await store(api, aTaskDependency({ taskId, predecessorId }));
    expect((await verify(api.url)).problems).toEqual([
      'tasks that wait for themselves, directly or by way of others (3): One; Two; Three',
      'tasks that wait for a task of another project (1): Four',
    ]);
    await api.sql('delete from task_dependency where predecessor_id in ($1, $2, $3)', [first, second, third]);
  });

  it('is not changed by an actor whose role hides it', async () => {
    const [first, second] = [await aStored(), await aStored()];
    const planner = await api.asOwnRole([
      { action: ['read', 'update'], subject: 'Task' },
      { action: ['read', 'update'], subject: 'Task', fields: ['predecessors'], inverted: true },
    ]);
    const body = { ...input(), version: second.version };
    await planner
      .put(`/api/v1/tasks/${second.id}`)
      .send({ ...body, predecessors: [{ taskId: first.id }] })
      .expect(403);
    const renamed = await planner
      .put(`/api/v1/tasks/${second.id}`)
      .send({ ...body, name: 'Planas' })
      .expect(200);
    expect(renamed.body).not.toHaveProperty('predecessors');
  });
});
