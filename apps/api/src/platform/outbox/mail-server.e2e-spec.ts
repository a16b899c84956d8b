import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rulesOf } from '@kontor/abilities';
import type { MailServerRecord } from '@kontor/domain';
import { SMTPServer } from 'smtp-server';
import { smtp, type Smtp } from '../../../test/smtp.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { JobRegistry } from '../jobs/job-registry.ts';
import { putInOutbox } from './put-in-outbox.ts';

const secret = 'p@ss:wörd/42';
let api: TestApp;
let admin: Agent;
let server: Smtp;
/** Accepts mail only after a login with the secret. */
let guarded: SMTPServer;
let guardedPort: number;

beforeAll(async () => {
  server = await smtp();
  guarded = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'kontor' && password === secret ? done(null, { user: username }) : done(new Error('Wrong password')),
    onRcptTo: ({ address }, _session, done) => done(address.startsWith('nobody') ? new Error('No such mailbox') : null),
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => done());
    },
  });
  const listening = guarded.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  guardedPort = (listening.address() as AddressInfo).port;
  api = await testApp();
  admin = await api.as('admin');
});
afterAll(async () => {
  await api.close();
  await server.close();
  await new Promise<void>((done) => guarded.close(() => done()));
});

const path = '/api/v1/mail-server/1';
const read = async (): Promise<MailServerRecord> => (await admin.get(path).expect(200)).body as MailServerRecord;
const anInput = { host: '127.0.0.1', port: 2525, security: 'none', fromAddress: 'labas@pavyzdys.example', fromName: 'UAB Riba' };
const set = async (more: object) => admin.put(path).send({ ...anInput, ...more, version: (await read()).version });
const test = (to = 'a@pavyzdys.example') => admin.post(`${path}/test`).send({ to });
const mailLeaves = async () => ((await api.visitor.get('/jwt/options').expect(200)).body as { mail: boolean }).mail;
const portOf = ({ url }: Smtp): number => Number(new URL(url).port);

describe('the mail server of the settings', () => {
  it('is missing at first, which a test email reports', async () => {
    expect(await read()).toMatchObject({ version: 0, source: 'none', host: null, hasPassword: false });
    expect(await mailLeaves()).toBe(false);
    expect((await test().expect(409)).body).toMatchObject({ code: 'mail_server.not_set_up' });
  });

  it('sends the outbox once it is saved, from its sender', async () => {
    expect((await set({ port: portOf(server) })).body).toMatchObject({ source: 'settings', fromName: 'UAB Riba' });
    expect(await mailLeaves()).toBe(true);
    const mailId = await api.em().transactional(async (em) => {
      const letter = { toAddress: 'first@pavyzdys.example', subject: 'Sąskaita', text: 'Laba diena' };
      return (await putInOutbox(em, letter)).id;
    });
    const job = api.app.get(JobRegistry).entries.find(({ name }) => name === 'sendMail');
    await job?.work({ mailId } as never, api.em(), false);
    expect(await server.next('first@pavyzdys.example')).toMatchObject({ subject: 'Sąskaita' });
    expect(await api.sql(`select state from mail where id = $1`, [mailId])).toEqual([{ state: 'sent' }]);
  });

  it('gets a test email in the language of the person', async () => {
    await api.sql(`update user_account set language = 'no' where id = $1`, [admin.userId]);
    expect((await test('me@pavyzdys.example').expect(200)).body).toEqual({ to: 'me@pavyzdys.example' });
    expect(await server.next('me@pavyzdys.example')).toMatchObject({ subject: 'Test-e-post fra Kontor' });
  });

  it('keeps its password encrypted, shows it to nobody, and drops it when the host changes', async () => {
    const saved = await set({ port: guardedPort, username: 'kontor', password: secret });
    expect(saved.body).toMatchObject({ username: 'kontor', hasPassword: true });
    expect(JSON.stringify(saved.body)).not.toContain(secret);
    await test().expect(200);
    const stored = JSON.stringify([await api.sql(`select * from mail_server`), await api.sql(`select changes from audit`)]);
    expect(stored).not.toContain(secret);
    expect(await api.sql(`select password like '1.%' as sealed from mail_server`)).toEqual([{ sealed: true }]);

    expect((await set({ port: guardedPort, username: 'kontor' })).body).toMatchObject({ hasPassword: true });
    expect((await set({ host: 'localhost', port: guardedPort, username: 'kontor' })).body).toMatchObject({ hasPassword: false });
  });

  it('reports the server’s answer to a test email', async () => {
    await set({ port: guardedPort, username: 'kontor', password: 'another' });
    expect((await test().expect(422)).body).toMatchObject({
      code: 'mail_server.login_refused',
      params: { host: '127.0.0.1', answer: expect.stringContaining('535') },
    });
    await set({ port: guardedPort, username: 'kontor', password: secret });
    expect((await test('nobody@pavyzdys.example').expect(422)).body).toMatchObject({
      code: 'mail_server.receiver_refused',
      params: { answer: expect.stringContaining('No such mailbox') },
    });
    await set({ port: guardedPort, security: 'tls' });
    expect((await test().expect(422)).body).toMatchObject({ code: 'mail_server.insecure' });
    await set({ port: 1 });
    expect((await test().expect(422)).body).toMatchObject({ code: 'mail_server.unreachable', params: { port: 1 } });
  });

  it('is refused with an address in place of a host, without a sender, or with a stale version', async () => {
    const refused = await set({ host: 'smtp://example.com', fromAddress: 'nobody' });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      errors: { host: { code: 'mail_server.not_a_host' }, fromAddress: { code: 'field.not_an_email' } },
    });
    await admin
      .put(path)
      .send({ ...anInput, version: 0 })
      .expect(409);
  });

  it('is for Admins only: account links are sent through it', async () => {
    const keeper = await api.asOwnRole([...rulesOf([]), { action: ['read', 'update'], subject: ['Organisation'] }]);
    for (const agent of [keeper, await api.as('accountant')]) {
      await agent.get(path).expect(403);
      await agent
        .put(path)
        .send({ ...anInput, version: 1 })
        .expect(403);
      await agent.post(`${path}/test`).send({ to: 'a@pavyzdys.example' }).expect(403);
    }
  });

  it('can be removed: mail then stays in the outbox', async () => {
    const { version } = await read();
    expect((await admin.delete(path).send({ version }).expect(200)).body).toMatchObject({ source: 'none', version: 0 });
    expect(await mailLeaves()).toBe(false);
  });
});

it('comes from the environment when that has one, which is shown and cannot be changed here', async () => {
  const other = await testApp({
    KONTOR_SMTP_URL: 'smtps://me:hidden@smtp.example.com',
    KONTOR_MAIL_FROM: 'Kontor <k@example.com>',
  });
  const boss = await other.as('admin');
  const { body } = await boss.get(path).expect(200);
  expect(body).toMatchObject({
    source: 'environment',
    host: 'smtp.example.com',
    port: 465,
    fromAddress: 'Kontor <k@example.com>',
  });
  expect(JSON.stringify(body)).not.toContain('hidden');
  const refused = await boss
    .put(path)
    .send({ ...anInput, version: 0 })
    .expect(409);
  expect(refused.body).toMatchObject({ code: 'mail_server.in_environment' });
  await other.close();
});
