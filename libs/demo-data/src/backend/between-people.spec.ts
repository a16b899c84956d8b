import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { contactIdOf, type ChatOverview, type EmailList, type OpenedChat } from '@kontor/domain';
import { createBackend } from './backend.ts';

const admin = { email: 'admin@demo.com', password: 'admin' };
const client = { email: 'client@demo.com', password: 'client' };

/** Two people who sign in on the same page, one after the other. */
async function page() {
  const handle = createBackend();
  const as = async (body: object) => {
    const answer = await handle({ method: 'POST', path: '/jwt/login', body });
    const { accessToken } = (answer?.body ?? {}) as { accessToken: string };
    return async (method: string, path: string, sent?: object) => {
      const given = await handle({ method, path, body: sent, headers: { Authorization: `Bearer ${accessToken}` } });
      return { status: given?.status, body: given?.body };
    };
  };
  return { john: await as(admin), jane: await as(client) };
}
const [johnId, janeId] = [contactIdOf(1), contactIdOf(2)];

describe('in the browser', () => {
  it('a mail to the other person is in their inbox, and its hidden receivers are not', async () => {
    const { john, jane } = await page();
    const email = { to: [{ email: 'Client@demo.com' }], bcc: ['admin@demo.com'], subject: 'Hello', message: '<p>Hi</p>' };
    expect(await john('POST', '/apps/email/send', { email })).toMatchObject({ status: 201, body: { email: { folder: 'sent' } } });
    const { emails, emailsMeta } = (await jane('GET', '/apps/email/emails')).body as EmailList;
    expect(emails[0]).toMatchObject({ id: 25, subject: 'Hello', bcc: [], isRead: false, from: { name: 'John Doe' } });
    expect(emailsMeta.inbox).toBe(4);
    expect(((await john('GET', '/apps/email/emails')).body as EmailList).emails[0]?.id).toBe(26);
  });

  it('takes the right to send mail to write to addresses outside, and nothing is sent', async () => {
    const { john, jane } = await page();
    const email = { to: [{ email: 'rasa@outside.example' }] };
    expect(await john('POST', '/apps/email/send', { email })).toMatchObject({ status: 201 });
    expect(await jane('POST', '/apps/email/send', { email })).toMatchObject({
      status: 403,
      body: { code: 'email.outside_not_allowed' },
    });
    expect(((await jane('GET', '/apps/email/emails?folder=sent')).body as EmailList).emails).toHaveLength(2);
  });

  it('a message is unseen with the other person until they open the chat, and the writer learns so', async () => {
    const { john, jane } = await page();
    await john('POST', '/apps/chat/send-msg', { obj: { message: 'Hello', contact: { id: janeId } } });
    const { chatsContacts } = (await jane('GET', '/apps/chat/chats-and-contacts')).body as ChatOverview;
    expect(chatsContacts.at(-1)).toMatchObject({ id: johnId, chat: { unseenMsgs: 1, lastMessage: { message: 'Hello' } } });
    const seenAt = async () => ((await john('GET', `/apps/chat/get-chat?id=${janeId}`)).body as OpenedChat).chat?.seenAt;
    expect(await seenAt()).toBeNull();
    expect((await jane('GET', `/apps/chat/get-chat?id=${johnId}`)).body).toMatchObject({
      chat: { unseenMsgs: 0, messages: [{ senderId: johnId }] },
    });
    expect(await seenAt()).toEqual(expect.any(String));
  });
});
