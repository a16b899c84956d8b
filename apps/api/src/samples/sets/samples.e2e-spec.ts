import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { restoreSamples } from '../restore-samples.ts';

let api: TestApp;
let client: Agent;
beforeAll(async () => {
  api = await testApp();
  client = await api.as('client');
});
afterAll(() => api.close());

const added = { fullName: 'Rasa Berg', username: 'rasa' };
const total = async (): Promise<number> => Number((await client.get('/api/users/list/data').expect(200)).body.total);

/** Emails and chats of the samples are dated some hours before they are loaded. */
const withoutTimes = (bodies: unknown[]): unknown =>
  JSON.parse(JSON.stringify(bodies).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a moment'));

describe('the sample data', () => {
  it('are loaded at the first use, once, however many ask at the same time', async () => {
    expect(await api.sql('select name from sample_set')).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 12 }, () => client.get('/api/users/list/data')));
    expect(answers.map(({ status, body }) => [status, body.total])).toEqual(Array(12).fill([200, 50]));
    expect(await api.sql('select name, user_id, next_id from sample_set')).toEqual([
      { name: 'demo users', user_id: null, next_id: 51 },
    ]);
  });

  it('give every new record its own id, also under concurrent calls', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => client.post('/apps/users/add-user').send(added).expect(201)),
    );
    expect(answers.map(({ body }) => Number(body.user.id)).sort()).toEqual([51, 52, 53, 54, 55, 56, 57, 58, 59, 60]);
  });

  it('are restored, and no id is given again', async () => {
    await client.delete('/apps/users/delete?id=1').expect(200);
    expect(await total()).toBe(59);
    expect(await restoreSamples(api.em(), new Date(), true)).toBe(1);
    expect(await total()).toBe(50);
    expect((await client.get('/api/users/user?id=1').expect(200)).body.user.fullName).toMatch(/\w \w/);
    expect((await client.post('/apps/users/add-user').send(added).expect(201)).body.user.id).toBe(61);
  });

  it('are restored for everybody, in every module', async () => {
    const paths = [
      '/apps/email/emails',
      '/apps/chat/chats-and-contacts',
      '/apps/todo/tasks',
      '/apps/calendar/events',
      '/apps/ecommerce/wishlist',
      '/api/bookmarks/data',
      '/apps/invoice/invoices',
      '/api/datatables/initial-data',
      '/faq/data',
    ];
    const people = [client, await api.as('employee')];
    const seen = async (): Promise<unknown[]> =>
      Promise.all(people.flatMap((who) => paths.map(async (path) => (await who.get(path).expect(200)).body as unknown)));
    await seen(); // colleagues have an "about" text once they have used the chat
    const before = await seen();
    for (const who of people) {
      await who
        .post('/apps/email/update-emails')
        .send({ emailIds: [1, 2, 3], dataToUpdate: { folder: 'trash' } })
        .expect(200);
      await who.delete('/apps/todo/delete-task?taskId=1').expect(200);
      await who.delete('/apps/calendar/remove-event?id=1').expect(200);
      await who.delete('/apps/ecommerce/wishlist/26').expect(200);
      await who.post('/api/bookmarks/update').send({ id: 1 }).expect(200);
    }
    await client.delete('/apps/invoice/delete?id=5036').expect(200);
    expect(await seen()).not.toEqual(before);
    await restoreSamples(api.em(), new Date(), true);
    expect(withoutTimes(await seen())).toEqual(withoutTimes(before));
  });

  it('are not in the firm’s history, and refuse other methods', async () => {
    expect(await api.sql('select subject from audit')).toEqual([]);
    await client.put('/apps/users/add-user').send(added).expect(405);
  });
});

const task = { title: 'The first one of all', dueDate: '2027-03-01T22:00:00.000Z' };

describe('without samples', () => {
  let firm: TestApp;
  beforeAll(async () => {
    firm = await testApp({ KONTOR_DEMO: 'false', KONTOR_REGISTRATION: 'open' });
  });
  afterAll(() => firm.close());

  it('a person begins with an empty mailbox, chat, to-do list, calendar and cart, and can use them', async () => {
    const ona = await firm.as('employee');
    const get = async (path: string): Promise<never> => (await ona.get(path).expect(200)).body as never;
    expect(await get('/apps/email/emails')).toMatchObject({ emails: [] });
    expect(await get('/apps/todo/tasks')).toEqual([]);
    expect(await get('/apps/calendar/events')).toEqual([]);
    expect(await get('/apps/ecommerce/cart')).toMatchObject({ products: [] });
    expect(await get('/apps/ecommerce/wishlist')).toMatchObject({ products: [] });
    const chat: { chatsContacts: unknown[]; contacts: unknown[]; profileUser: object } =
      await get('/apps/chat/chats-and-contacts');
    expect([chat.chatsContacts, chat.contacts]).toEqual([[], []]);
    expect(chat.profileUser).toMatchObject({ fullName: expect.any(String), status: 'online' });
    await ona.post('/apps/todo/add-tasks').send({ task }).expect(201);
    expect(await get('/apps/todo/tasks')).toHaveLength(1);
  });

  it('finds the shared samples', async () => {
    const ona = await firm.as('employee');
    expect((await ona.get('/api/users/list/data').expect(200)).body).toMatchObject({ total: 50 });
    expect((await ona.get('/apps/ecommerce/products').expect(200)).body.products).not.toEqual([]);
  });

  it('has no cart items at sign-in', async () => {
    const body = { username: 'ona', email: 'ona@example.com', password: 'three words of mine' };
    await firm.visitor.post('/jwt/register').send(body).expect(200);
    const signedIn = await firm.visitor.post('/jwt/login').send({ email: body.email, password: body.password }).expect(200);
    expect(signedIn.body.userData.extras.eCommerceCartItemsCount).toBe(0);
  });
});
