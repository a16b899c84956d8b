import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { listPath, testApp, type TestApp } from '../../../test/test-app.ts';
import { aFile } from '../../../test/builders/file.ts';
import { store } from '../../../test/builders/store.ts';
import { FILE_STORE, type FileStore } from '../files/file-store.ts';
import { JobRegistry } from '../jobs/job-registry.ts';
import { putInOutbox } from './put-in-outbox.ts';

let received: string[] = [];
let refuse: number | undefined;
let server: SMTPServer;
let api: TestApp;

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      void text(stream).then((mail) => {
        if (refuse) return done(Object.assign(new Error('not today'), { responseCode: refuse }));
        received.push(mail);
        return done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  api = await testApp({
    KONTOR_SMTP_URL: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    KONTOR_MAIL_FROM: 'Kontor <labas@kontor.example>',
    PUBLIC_URL: 'https://kontor.example',
  });
});
beforeEach(() => {
  received = [];
  refuse = undefined;
});
afterAll(async () => {
  await api.close();
  await new Promise<void>((done) => server.close(() => done()));
});

const letter = {
  toAddress: 'ąžuolas@pavyzdys.example',
  subject: 'Sąskaita INV-1',
  text: 'Laba diena,\n\nsiunčiame sąskaitą. Æøå.',
};
const write = async (of: TestApp, more: object = {}): Promise<number> =>
  of.em().transactional(async (em) => (await putInOutbox(em, { ...letter, toAddress: 'a@pavyzdys.example', ...more })).id);
const carry = async (of: TestApp, mailId: number, isLastTry = false): Promise<void> =>
  of.app
    .get(JobRegistry)
    .entries.find(({ name }) => name === 'sendMail')
    ?.work({ mailId } as never, of.em(), isLastTry);
const keptFile = async () => {
  const {
    key: storageKey,
    size,
    sha256,
  } = await api.app.get<FileStore>(FILE_STORE).put(Readable.from([Buffer.from('%PDF-1.7')]));
  return { storageKey, size, sha256 };
};
const stateOf = async (of: TestApp, id: number) => (await of.sql(`select state, error from mail where id = $1`, [id]))[0];

describe('mail', () => {
  it('is sent once through the mail server, with its attachments', async () => {
    const content = Readable.from([Buffer.from('%PDF-1.7 the bytes')]);
    const { key, size, sha256 } = await api.app.get<FileStore>(FILE_STORE).put(content);
    const fileId = await store(api, aFile({ size, sha256, storageKey: key }));
    const id = await write(api, {
      replyTo: 'rasa@pavyzdys.example\r\nBcc: thief@example.com',
      attachments: [{ fileId, name: 'Sąskaita.pdf' }],
    });
    expect(await api.sql(`select task_identifier, key from graphile_worker.jobs where key = $1`, [`mail ${id}`])).toHaveLength(1);
    await carry(api, id);
    await carry(api, id);
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('From: Kontor <labas@kontor.example>');
    expect(received[0]).toMatch(/^Reply-To: .*rasa@pavyzdys\.example/m);
    expect(received[0]).not.toMatch(/^Bcc:/m);
    expect(received[0]).toMatch(new RegExp(`Message-ID: <kontor-${id}-\\d+@kontor\\.example>`));
    expect(received[0]).toContain(Buffer.from('%PDF-1.7 the bytes').toString('base64'));
    expect(await stateOf(api, id)).toEqual({ state: 'sent', error: null });
  });

  it('has the same message id when it is retried', async () => {
    const id = await write(api);
    await carry(api, id);
    await api.sql(`update mail set state = 'queued' where id = $1`, [id]); // as if the process was killed before recording it
    await carry(api, id);
    const ids = received.map((mail) => /Message-ID: (\S+)/.exec(mail)?.[1]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('is retried when the server is busy, and fails after the last try', async () => {
    const id = await write(api);
    refuse = 451;
    await expect(carry(api, id)).rejects.toThrow('not today');
    expect(await stateOf(api, id)).toMatchObject({ state: 'queued', error: expect.stringContaining('not today') });
    await expect(carry(api, id, true)).rejects.toThrow('not today');
    expect(await stateOf(api, id)).toMatchObject({ state: 'failed' });
  });

  it('is not retried after the server refused it for good', async () => {
    const id = await write(api);
    refuse = 550;
    await carry(api, id);
    expect(await stateOf(api, id)).toMatchObject({ state: 'failed', error: expect.stringContaining('not today') });
  });

  it('cannot smuggle in a second recipient or header', async () => {
    const id = await write(api, { subject: 'Hello\r\nBcc: thief@example.com\r\n\r\nbody' });
    await carry(api, id);
    expect(received[0]).not.toMatch(/^Bcc:/m);
  });

  it('that failed is sent again itself, and that was sent as a copy, to the given addresses', async () => {
    const admin = await api.as('admin');
    const again = (id: number, to: string) => admin.post(`/api/v1/mails/${id}/send`).send({ to });
    const file = { name: 'Aktas.pdf', mimeType: 'application/pdf', ...(await keptFile()) };
    const id = await write(api, { attachments: [file], subjectType: 'Customer', subjectId: 7 });
    expect((await again(id, 'a@pavyzdys.example').expect(409)).body).toMatchObject({ code: 'mail.still_waiting' });
    refuse = 550;
    await carry(api, id);
    refuse = undefined;
    expect((await again(id, 'b@pavyzdys.example').expect(200)).body).toMatchObject({
      id,
      state: 'queued',
      toAddress: 'b@pavyzdys.example',
      error: null,
    });
    await carry(api, id);
    const { body } = (await again(id, 'c@pavyzdys.example, d@pavyzdys.example').expect(200)) as { body: { id: number } };
    expect(body).toMatchObject({ state: 'queued', subject: letter.subject, text: letter.text, subjectType: 'Customer' });
    expect(body.id).toBeGreaterThan(id);
    await carry(api, body.id);
    expect(received.map((mail) => /Message-ID: (\S+)/.exec(mail)?.[1])).toEqual([
      expect.stringContaining(`kontor-${id}-`),
      expect.stringContaining(`kontor-${body.id}-`),
    ]);
    for (const mail of received) expect(mail).toContain(Buffer.from('%PDF-1.7').toString('base64'));
    await again(id, 'nobody').expect(400);
    for (const role of ['accountant', 'employee'] as const)
      await (await api.as(role)).post(`/api/v1/mails/${id}/send`).send({ to: 'a@pavyzdys.example' }).expect(403);
  });

  it.each([
    [{ text: 'https://kontor.example/reset-password#token=abc', subjectType: 'User', subjectId: 1 }, 'mail.has_link'],
    [{ subjectType: 'Email', subjectId: 1 }, 'mail.is_personal'],
    [{ subjectType: 'Invoice', subjectId: 1 }, 'mail.no_pdf'],
  ])('with %j is not sent again: %s', async (change, code) => {
    const id = await write(api, change);
    await carry(api, id);
    const { body } = await (
      await api.as('admin')
    )
      .post(`/api/v1/mails/${id}/send`)
      .send({ to: 'a@pavyzdys.example' })
      .expect(409);
    expect(body).toMatchObject({ code });
    expect(received).toHaveLength(1);
  });

  it('in the outbox is for an Admin only', async () => {
    const id = await write(api, { subjectType: 'Invoice', subjectId: 7 });
    const admin = await api.as('admin');
    const list = await admin.get(listPath('mails', { filter: { subjectType: 'Invoice', subjectId: 7 } })).expect(200);
    expect(list.body).toEqual([expect.objectContaining({ id, state: 'queued', subject: letter.subject, text: letter.text })]);
    await admin.get(`/api/v1/mails/${id}`).expect(200);
    for (const role of ['accountant', 'employee', 'client'] as const) await (await api.as(role)).get('/api/v1/mails').expect(403);
  });

  it('is kept for reading when there is no mail server', async () => {
    const without = await testApp();
    const id = await write(without);
    await carry(without, id);
    expect(await stateOf(without, id)).toEqual({ state: 'kept', error: null });
    await without.close();
  });
});
