import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TodoAssignee, TodoRecord } from '@kontor/domain';
import { listen } from '../../../test/live-events.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
let [ona, jonas] = [] as unknown as [Agent, Agent];
beforeAll(async () => {
  api = await testApp();
  ona = await api.as('accountant', { fullName: 'Ona Ožkaitė' });
  jonas = await api.as('employee', { fullName: 'Jonas Jonaitis' });
});
afterAll(() => api.close());

const about = { subject: 'Invoice', id: 42 } as const;
const add = async (by: Agent, task: object): Promise<TodoRecord> =>
  (
    await by
      .post('/apps/todo/add-tasks')
      .send({ task: { title: 'Call', ...task } })
      .expect(201)
  ).body.task as TodoRecord;
const change = async (by: Agent, task: object): Promise<TodoRecord> =>
  (await by.post('/apps/todo/update-task').send({ task }).expect(200)).body.task as TodoRecord;
const list = async (by: Agent, query = ''): Promise<TodoRecord[]> =>
  (await by.get(`/apps/todo/tasks${query}`).expect(200)).body as TodoRecord[];
const titled = async (by: Agent, title: string, query = '') => (await list(by, query)).find((task) => task.title === title);
const toJonas = async (): Promise<TodoAssignee> => {
  const { body } = await ona.get('/apps/todo/assignees').expect(200);
  const found = (body as TodoAssignee[]).find(({ userId }) => userId === jonas.userId);
  if (!found) throw new Error('Jonas cannot be chosen');
  return found;
};

describe('a to-do about a record', () => {
  it('is found by the record, keeps its link through other changes, and loses it on request', async () => {
    const { id } = await add(ona, { title: 'Call about it', about });
    expect((await list(ona, '?aboutSubject=Invoice&aboutId=42')).map((task) => [task.id, task.about])).toEqual([[id, about]]);
    expect(await list(ona, '?aboutSubject=Invoice&aboutId=43')).toEqual([]);
    expect((await change(ona, { id, isImportant: true })).about).toEqual(about);
    expect(await change(ona, { id, about: null })).not.toHaveProperty('about');
    expect(await list(ona, '?aboutSubject=Invoice&aboutId=42')).toEqual([]);
  });

  it('reveals only the id of the record, and is visible to its person only', async () => {
    await add(jonas, { title: 'Mine', about });
    expect(await titled(jonas, 'Mine')).toMatchObject({ about });
    expect(await titled(ona, 'Mine')).toBeUndefined();
  });

  it.each([{ subject: 'Salary', id: 1 }, { subject: 'Invoice' }, { subject: 'Invoice', id: 0 }, 'Invoice'])(
    'refuses the record %j',
    async (wrong) => {
      await ona
        .post('/apps/todo/add-tasks')
        .send({ task: { title: 'x', about: wrong } })
        .expect(400);
    },
  );
});

describe('a to-do given to a colleague', () => {
  it('is on both lists, names the giver, and is completed on both', async () => {
    const [hers, his] = [await listen(api, ona), await listen(api, jonas)];
    const mine = await add(ona, { title: 'Pack', about, tags: ['high'], assignee: await toJonas() });
    const got = await titled(jonas, 'Pack');
    expect(got).toMatchObject({ givenBy: 'Ona Ožkaitė', about, tags: ['high'], assignee: { fullName: 'Jonas Jonaitis' } });
    expect(await titled(ona, 'Pack')).toMatchObject({ id: mine.id, assignee: { userId: jonas.userId } });
    await change(jonas, { id: got?.id, isCompleted: true, tags: ['low'] });
    expect(await titled(ona, 'Pack')).toMatchObject({ isCompleted: true, tags: ['high'] });
    await change(ona, { id: mine.id, title: 'Pack the boxes' });
    expect(await titled(jonas, 'Pack the boxes')).toMatchObject({ isCompleted: true, tags: ['low'] });
    const told = (line: typeof hers) => line.events.filter(({ subject }) => subject === 'Todo').map(({ type }) => type);
    // Equal events that are waiting are merged.
    while (!told(hers).includes('changed') || !told(his).includes('changed')) await new Promise((done) => setTimeout(done, 5));
    expect([told(hers)[0], told(his)[0]]).toEqual(['changed', 'given']);
    hers.close();
    his.close();
  });

  it('leaves the old assignee’s list when it is reassigned or withdrawn, and comes back with undo', async () => {
    const { id } = await add(ona, { title: 'Drive', assignee: await toJonas() });
    await change(ona, { id, isDeleted: true });
    expect(await titled(jonas, 'Drive')).toBeUndefined();
    await change(ona, { id, isDeleted: false });
    expect(await titled(jonas, 'Drive')).toBeDefined();
    await change(ona, { id, assignee: null });
    expect(await titled(jonas, 'Drive')).toBeUndefined();
    expect(await titled(jonas, 'Drive', '?filter=deleted')).not.toHaveProperty('givenBy');
  });

  it('stays with its giver when the colleague removes it from their own list', async () => {
    await add(ona, { title: 'Write', assignee: await toJonas() });
    await jonas.delete(`/apps/todo/delete-task?taskId=${(await titled(jonas, 'Write'))?.id}`).expect(200);
    expect(await titled(ona, 'Write')).toMatchObject({ isDeleted: false });
  });

  it('is refused for people who have left, whom the giver may not see, and for oneself', async () => {
    const left = await api.as('employee', { fullName: 'Left' });
    await api.sql('update user_account set active = false where id = $1', [left.userId]);
    await add(ona, { title: 'Gone', assignee: { fullName: 'Left', userId: left.userId } });
    await add(ona, { title: 'Own', assignee: { fullName: 'Ona', userId: ona.userId } });
    const client = await api.as('client');
    await add(client, { title: 'Stranger', assignee: { fullName: 'Ona', userId: ona.userId } });
    expect(await titled(ona, 'Stranger')).toBeUndefined();
    expect((await list(ona)).filter(({ title }) => title === 'Own')).toHaveLength(1);
    expect(await api.sql(`select id from todo where user_id = $1 and title = 'Gone'`, [left.userId])).toEqual([]);
  });

  it('survives many concurrent changes by both', async () => {
    const { id } = await add(ona, { title: 'Both', assignee: await toJonas() });
    const theirs = (await titled(jonas, 'Both'))?.id;
    const both = [...Array(8).keys()].flatMap((n) => [
      ona.post('/apps/todo/update-task').send({ task: { id, dueDate: `2030-01-0${n + 1}` } }),
      jonas.post('/apps/todo/update-task').send({ task: { id: theirs, isCompleted: n % 2 === 0 } }),
    ]);
    expect(new Set((await Promise.all(both)).map(({ status }) => status))).toEqual(new Set([200]));
    const [hers, his] = [await titled(ona, 'Both'), await titled(jonas, 'Both')];
    expect([hers?.isCompleted, hers?.dueDate]).toEqual([his?.isCompleted, his?.dueDate]);
  });
});
