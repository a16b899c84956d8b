import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TodoAssignee, TodoRecord } from '@kontor/domain';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const sixteen = [...Array(16).keys()];
const add = (by: Agent, task: object) => by.post('/apps/todo/add-tasks').send({ task });
const update = (by: Agent, task: object) => by.post('/apps/todo/update-task').send({ task });
const list = async (by: Agent, query = ''): Promise<TodoRecord[]> =>
  (await by.get(`/apps/todo/tasks${query}`).expect(200)).body as TodoRecord[];

describe('to-dos of sixteen concurrent connections', () => {
  it('get ids of their own and are all kept, at the first use of a person too', async () => {
    const person = await api.as('client');
    const answers = await Promise.all(sixteen.map((n) => add(person, { title: `Task ${n}` })));
    expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(201));
    expect(answers.map(({ body }) => Number(body.task.id)).sort((a, b) => a - b)).toEqual(sixteen.map((n) => n + 19));
    expect(await list(person)).toHaveLength(33);
  });

  it('keep each change when every one changes something else', async () => {
    const person = await api.as('client');
    const changes = [
      { isCompleted: true },
      { isImportant: true },
      { title: 'New' },
      { tags: ['team'] },
      { dueDate: '2030-01-31' },
    ];
    await Promise.all([...changes, ...changes, ...changes].map((change) => update(person, { id: 5, ...change }).expect(200)));
    expect((await list(person)).find(({ id }) => id === 5)).toMatchObject(Object.assign({}, ...changes) as object);
  });

  it('keep all positions when they are reordered', async () => {
    const person = await api.as('client');
    const ids = (await list(person)).map(({ id }) => id);
    const orders = sixteen.map((n) => [...ids.slice(n), ...ids.slice(0, n)]);
    const answers = await Promise.all(orders.map((order) => person.post('/apps/todo/reorder').send({ ids: order })));
    expect(answers.map(({ status, text }) => `${status}${text}`)).toEqual(Array(16).fill('200'));
    expect(orders).toContainEqual((await list(person, '?sortBy=order')).map(({ id }) => id));
    const [places] = await api.sql<{ count: number }>(
      'select count(distinct position)::int as count from todo where user_id = $1',
      [person.userId],
    );
    expect(places).toEqual({ count: 18 });
  });

  it('are added once per key', async () => {
    const person = await api.as('client');
    const send = () => add(person, { title: 'Once' }).set('Idempotency-Key', 'one');
    const answers = await Promise.all(sixteen.map(send));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await list(person)).filter(({ title }) => title === 'Once')).toHaveLength(1);
  });
});

describe('the content of a to-do', () => {
  it('keeps plain text, and harmless markup', async () => {
    const person = await api.as('client');
    const descriptionOf = async (description: string): Promise<string> =>
      String((await add(person, { title: 'x', description }).expect(201)).body.task.description);
    expect(await descriptionOf('5 < 6 & "so on"\n– yes')).toBe('5 < 6 & "so on"\n– yes');
    expect(await descriptionOf('<p>Call <b>Ona</b></p><script>alert(1)</script><img src=x onerror=alert(1)>')).toBe(
      '<p>Call <b>Ona</b></p>',
    );
    expect(await descriptionOf('<a href="javascript:alert(1)">x</a>')).not.toContain('javascript');
  });

  it('sorts by letters, ignoring case and accents', async () => {
    const person = await api.as('client');
    for (const title of ['zebra', 'Ąžuolas', 'azalea', 'Čiobrelis', 'Øl']) await add(person, { title: `@${title}` }).expect(201);
    const titles = (await list(person, '?q=@&sortBy=title-asc')).map(({ title }) => title);
    expect(titles).toEqual(['@azalea', '@Ąžuolas', '@Čiobrelis', '@zebra', '@Øl']);
    expect((await list(person, '?q=@ČIO')).map(({ title }) => title)).toEqual(['@Čiobrelis']);
  });

  it('ends a list without a page after 500', async () => {
    const person = await api.as('client');
    await list(person);
    await api.sql(
      `insert into todo select $1, n, 't', 't', null, '', null, null, null, '{}', false, false, false, n from generate_series(19, 700) n`,
      [person.userId],
    );
    const [first, ...rest] = await list(person);
    expect([first?.id, rest.length]).toEqual([700, 499]);
    expect((await list(person, '?perPage=100&page=7')).map(({ id }) => id)).toHaveLength(99);
  });
});

describe('possible assignees', () => {
  const names = async (by: Agent): Promise<string[]> =>
    ((await by.get('/apps/todo/assignees').expect(200)).body as TodoAssignee[]).map(({ fullName }) => fullName);

  it('are the colleagues for people with the right to read users, otherwise only oneself', async () => {
    const admin = await api.as('admin', { fullName: 'Ada Norkutė' });
    const client = await api.as('client', { fullName: 'Kai Berg' });
    expect(await names(admin)).toEqual(expect.arrayContaining(['Ada Norkutė', 'Kai Berg', 'Rūta Vaitkutė']));
    const seen = await names(client);
    expect(seen).toEqual(expect.arrayContaining(['Kai Berg', 'Rūta Vaitkutė']));
    expect(seen).not.toContain('Ada Norkutė');
  });
});

describe('to-dos refuse', () => {
  it('access by other people, as if they did not exist', async () => {
    const [owner, other] = [await api.as('admin'), await api.as('admin')];
    await add(owner, { title: 'Mine' }).expect(201);
    expect((await update(other, { id: 19, title: 'Theirs' }).expect(200)).body).toEqual({});
    await other.delete('/apps/todo/delete-task?taskId=19').expect(200);
    await other
      .post('/apps/todo/reorder')
      .send({ ids: [19, 1] })
      .expect(200);
    expect((await list(owner))[0]).toMatchObject({ id: 19, title: 'Mine', isDeleted: false });
    expect((await list(owner, '?sortBy=order'))[0]?.id).toBe(19);
  });

  it('unknown tags, in the database too', async () => {
    const person = await api.as('client');
    await list(person);
    await expect(api.sql(`update todo set tags = '{nonsense}' where user_id = $1`, [person.userId])).rejects.toThrow('todo_tags');
  });

  it('too much at once', async () => {
    const person = await api.as('client');
    const ids = Array.from({ length: 501 }, (_, index) => index + 1);
    await person.post('/apps/todo/reorder').send({ ids }).expect(400);
    await person.get(`/apps/todo/tasks?q=${'x'.repeat(101)}`).expect(400);
  });
});
