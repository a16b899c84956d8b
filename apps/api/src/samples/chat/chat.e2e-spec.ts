import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contactIdOf, type ChatOverview, type OpenedChat } from '@kontor/domain';
import { heard, listen } from '../../../test/live-events.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
let ona: Agent;
let per: Agent;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const asContact = (one: Agent): number => contactIdOf(one.userId);
const write = (by: Agent, contactId: number, message: string) =>
  by.post('/apps/chat/send-msg').send({ obj: { message, contact: { id: contactId } } });
const open = async (by: Agent, contactId: number, more = ''): Promise<OpenedChat> =>
  (await by.get(`/apps/chat/get-chat?id=${contactId}${more}`).expect(200)).body as OpenedChat;
const overview = async (by: Agent): Promise<ChatOverview> =>
  (await by.get('/apps/chat/chats-and-contacts').expect(200)).body as ChatOverview;
const unseen = async (by: Agent, contactId: number): Promise<number | undefined> =>
  (await overview(by)).chatsContacts.find(({ id }) => id === contactId)?.chat.unseenMsgs;

describe('a chat with a colleague', () => {
  beforeAll(async () => {
    [ona, per] = [await api.as('employee', { fullName: 'Ona Onaitė' }), await api.as('accountant', { fullName: 'Per Berg' })];
  });

  it('exists on both sides with the first message, and only these two screens are told', async () => {
    const kari = await api.as('admin');
    const [hers, his, other] = [await listen(api, ona), await listen(api, per), await listen(api, kari)];
    const { body } = await write(ona, asContact(per), 'Hello Per').expect(201);
    expect(body.response).toMatchObject({ id: asContact(per), chat: { userId: asContact(per), unseenMsgs: 0 } });
    expect(await heard(his, 1)).toEqual([{ type: 'message', subject: 'Chat', id: asContact(ona) }]);
    expect(await heard(hers, 1)).toEqual([{ type: 'changed', subject: 'Chat', id: asContact(per) }]);
    expect(other.events).toEqual([]);
    expect((await overview(per)).chatsContacts.at(-1)).toMatchObject({
      id: asContact(ona),
      fullName: 'Ona Onaitė',
      role: 'Employee',
      status: 'online',
      chat: { unseenMsgs: 1, lastMessage: { message: 'Hello Per', senderId: asContact(ona) } },
    });
    expect((await overview(kari)).chatsContacts.map(({ id }) => id)).toEqual([1, 2]);
    for (const line of [hers, his, other]) line.close();
  });

  it('tells its writer once a message was seen', async () => {
    expect((await open(ona, asContact(per))).chat?.seenAt).toBeNull();
    const hers = await listen(api, ona);
    expect((await open(per, asContact(ona))).chat).toMatchObject({ unseenMsgs: 0, messages: [{ message: 'Hello Per' }] });
    expect(await heard(hers, 1)).toEqual([{ type: 'seen', subject: 'Chat', id: asContact(per) }]);
    const { chat } = await open(ona, asContact(per));
    expect(Date.parse(chat?.seenAt ?? '')).toBeGreaterThanOrEqual(Date.parse(chat?.messages[0]?.time ?? ''));
    expect(await unseen(per, asContact(ona))).toBe(0);
    await open(per, asContact(ona));
    expect(hers.events).toHaveLength(1);
    hers.close();
  });

  it('continues in both directions', async () => {
    await write(per, asContact(ona), 'Hello Ona').expect(201);
    await write(per, asContact(ona), 'Are you there?').expect(201);
    expect(await unseen(ona, asContact(per))).toBe(2);
    expect((await open(ona, asContact(per))).chat?.messages.map(({ message, senderId }) => [message, senderId])).toEqual([
      ['Hello Per', 11],
      ['Hello Ona', asContact(per)],
      ['Are you there?', asContact(per)],
    ]);
  });

  it('loses nothing and counts right when both write at once', async () => {
    const [a, b] = [await api.as('employee'), await api.as('employee')];
    const writes = Array.from({ length: 32 }, (_, n) =>
      n % 2 ? write(a, asContact(b), `a${n}`) : write(b, asContact(a), `b${n}`),
    );
    const answers = await Promise.all(writes);
    expect(answers.map(({ status }) => status)).toEqual(Array(32).fill(201));
    expect(answers.filter(({ body }) => body.response.chat).length).toBeLessThanOrEqual(2);
    for (const [me, other] of [
      [a, b],
      [b, a],
    ] as const) {
      expect(await unseen(me, asContact(other))).toBe(16);
      const rows = await api.sql<{ number: number }>(
        'select number from chat_message where user_id = $1 and contact_id = $2 order by number',
        [me.userId, asContact(other)],
      );
      expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 32 }, (_, n) => n + 1));
    }
  });

  it('sends a message once per key', async () => {
    const once = () => write(ona, asContact(per), 'Once').set('Idempotency-Key', 'k').expect(201);
    await once();
    await once();
    expect((await open(per, asContact(ona))).chat?.messages.filter(({ message }) => message === 'Once')).toHaveLength(1);
  });

  it('takes messages of more people at once than there are connections, each with a key and at first use', async () => {
    const people = await Promise.all(Array.from({ length: 24 }, () => api.as('employee')));
    const answers = await Promise.all(
      people.map((one, n) => write(one, asContact(people[(n + 1) % 24] ?? one), 'Crowd').set('Idempotency-Key', `k${n}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(201));
    expect(await api.sql(`select number from chat_message where message = 'Crowd'`)).toHaveLength(48);
  });

  it('can be read but not written to when the colleague has left', async () => {
    const left = await api.as('employee');
    await write(ona, asContact(left), 'Goodbye').expect(201);
    await api.sql('update user_account set active = false where id = $1', [left.userId]);
    expect((await open(ona, asContact(left))).chat?.messages).toHaveLength(1);
    expect((await write(ona, asContact(left), 'Still there?').expect(422)).body).toMatchObject({ code: 'chat.contact_gone' });
    expect((await overview(per)).contacts.some(({ id }) => id === asContact(left))).toBe(false);
    await write(per, asContact(left), 'Hello').expect(404);
  });
});

describe('the contacts', () => {
  it('are the sample contacts and the colleagues, without oneself', async () => {
    const me = await api.as('employee', { fullName: 'Åse Aas' });
    const { contacts } = await overview(me);
    expect(contacts.slice(0, 10).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const names = contacts.slice(10).map(({ fullName }) => fullName);
    expect(names).toEqual(expect.arrayContaining(['Ona Onaitė', 'Per Berg']));
    expect(names).not.toContain('Åse Aas');
    expect(contacts.some(({ id }) => id === asContact(me))).toBe(false);
    await write(me, asContact(me), 'Hello me').expect(404);
  });

  it('of a Client are people who may read users, and not other Clients', async () => {
    const [client, rival] = [await api.as('client'), await api.as('client')];
    const ids = (await overview(client)).contacts.map(({ id }) => id);
    expect(ids).toContain(asContact(ona));
    expect(ids).not.toContain(asContact(rival));
    await write(client, asContact(rival), 'Psst').expect(404);
    expect(await open(client, asContact(rival))).toEqual({});
    await write(client, asContact(ona), 'Good day').expect(201);
    expect(await unseen(ona, asContact(client))).toBe(1);
  });

  it('show their role only to people with the right to read it', async () => {
    const roleOf = async (key: string): Promise<string | undefined> =>
      (await overview(await api.as(key))).contacts.find(({ id }) => id === asContact(per))?.role;
    expect(await roleOf('admin')).toBe('Accountant');
    expect([await roleOf('employee'), await roleOf('client')]).toEqual(['', '']);
  });

  it('are offline without an active session, and otherwise have their chosen status', async () => {
    const [here, away, gone] = [await api.as('employee'), await api.as('employee'), await api.as('employee')];
    await away.post('/apps/chat/users/profile-user').send({ status: 'busy', about: 'In a meeting' }).expect(200);
    await api.sql(`update session set last_used_at = now() - interval '20 minutes' where user_id = $1`, [gone.userId]);
    const { contacts } = await overview(here);
    const shown = (one: Agent) => contacts.find(({ id }) => id === asContact(one));
    expect(shown(away)).toMatchObject({ status: 'busy', about: 'In a meeting' });
    expect(shown(gone)?.status).toBe('offline');
  });

  it('show name and avatar of the account', async () => {
    const me = await api.as('accountant', { fullName: 'Liv Lie' });
    await api.sql('update user_account set second_factor_at = now() where id = $1', [me.userId]);
    expect((await me.get('/apps/chat/users/profile-user').expect(200)).body).toMatchObject({
      id: 11,
      fullName: 'Liv Lie',
      role: 'accountant',
      settings: { isTwoStepAuthVerificationEnabled: true },
    });
  });
});

describe('a chat', () => {
  it('returns its newest 500 messages, and older ones from there', async () => {
    const me = await api.as('employee');
    await overview(me);
    await api.sql(
      `insert into chat_message (user_id, contact_id, number, sender_id, message, time)
       select $1, 1, n, 1, 'm' || n, now() from generate_series(7, 1203) n`,
      [me.userId],
    );
    await api.sql('update chat set message_count = 1203 where user_id = $1 and contact_id = 1', [me.userId]);
    const page = async (more: string) => {
      const { chat } = await open(me, 1, more);
      return [chat?.messages.length, chat?.messages[0]?.message, chat?.messages.at(-1)?.message, chat?.earlier];
    };
    expect(await page('')).toEqual([500, 'm704', 'm1203', 703]);
    expect(await page('&before=704')).toEqual([500, 'm204', 'm703', 203]);
    const last = await open(me, 1, '&before=204');
    expect([last.chat?.messages.length, last.chat?.earlier]).toEqual([203, undefined]);
    expect((await open(me, 1, '&before=1')).chat?.messages).toEqual([]);
  });

  it('takes sixty messages a minute and no more', async () => {
    const me = await api.as('employee');
    for (let n = 0; n < 60; n += 1) await write(me, 1, 'x').expect(201);
    expect((await write(me, 1, 'x').expect(429)).body).toMatchObject({ code: 'error.too_many_requests' });
  });

  it('never has more unseen than it has messages', async () => {
    const change = api.sql('update chat set unseen = message_count + 1 where user_id = $1', [ona.userId]);
    await expect(change).rejects.toThrow('chat_unseen');
  });
});
