import { Readable } from 'node:stream';
import type { AccountLinkKind } from '@kontor/domain';
import { aBackgroundJob } from '../builders/background-job.ts';
import { store } from '../builders/store.ts';
import { anAccountLink, anApiToken, aSession } from '../builders/user.ts';
import { Secret, TOTP } from 'otpauth';
import { hashToken } from '../../src/platform/auth/tokens.ts';
import { FILE_STORE, type FileStore } from '../../src/platform/files/file-store.ts';
import { publish } from '../../src/platform/events/publish.ts';
import { listen } from '../live-events.ts';
import { reads, writes, type Answer, type PersonalCase } from './case.ts';
import { nextWord, password, resetSignIn, type People, type Person } from './people.ts';

const account = '/api/v1/account';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const setPicture = (by: Person) =>
  by.post(`${account}/avatar`).attach('file', png, { filename: 'a.png', contentType: 'image/png' });

/** Everybody has an unconfirmed secret; returns the owner's. */
async function secondFactorOf(people: People): Promise<string> {
  await resetSignIn(people);
  for (const one of people.others) await one.post(`${account}/second-factor/start`).send({ password }).expect(200);
  const { body } = await people.owner.post(`${account}/second-factor/start`).send({ password }).expect(200);
  return (body as { secret: string }).secret;
}
/** Everybody has a second factor, with the same recovery code, which is returned. */
async function turnOn(people: People): Promise<string> {
  await secondFactorOf(people);
  const code = nextWord();
  for (const { userId } of [people.owner, ...people.others]) {
    await people.api.sql('update user_account set second_factor_at = now() where id = $1', [userId]);
    await people.api.sql('insert into recovery_code (user_id, code_hash) values ($1, $2)', [userId, hashToken(code)]);
  }
  return code;
}
/** The owner has an open link, which calls of others must not invalidate. */
const link =
  (kind: AccountLinkKind) =>
  async (people: People): Promise<void> => {
    await resetSignIn(people);
    const { userId, email } = people.owner;
    await store(people.api, anAccountLink({ userId, kind, email, tokenHash: nextWord() }));
  };
/** Another session of the owner, whose address is the mark. */
async function session({ api, owner, mark }: People): Promise<number> {
  const id = await store(api, aSession({ userId: owner.userId, address: mark }));
  await api.sql(`insert into refresh_token (session_id, token_hash, expires_at) values ($1, $2, now() + interval '1 hour')`, [
    id,
    nextWord(),
  ]);
  return id;
}

const tokens = `${account}/api-tokens`;
const backgroundJobs = '/api/v1/background-jobs';
const backgroundJob = ({ api, owner, mark }: People): Promise<number> =>
  store(api, aBackgroundJob({ userId: owner.userId, title: mark }));
async function backgroundJobWithFile({ api, owner, mark }: People): Promise<number> {
  const { key: storageKey, size: fileSize } = await api.app
    .get<FileStore>(FILE_STORE)
    .put(Readable.from([Buffer.from(JSON.stringify(mark))]));
  const file = { fileName: 'a.json', mimeType: 'application/json', storageKey, fileSize };
  return store(api, aBackgroundJob({ userId: owner.userId, state: 'done', endedAt: new Date(), ...file }));
}
/** A token of the owner, whose name is the mark. */
const tokenOfOwner = ({ api, owner, mark }: People): Promise<number> =>
  store(api, anApiToken({ userId: owner.userId, name: mark }));

async function rename(by: Person): Promise<Answer> {
  const { version, phone, language } = (await by.get(account)).body as Record<'phone' | 'language', string> & { version: number };
  return by.put(account).send({ firstName: 'Ona', displayName: nextWord(), phone, language, version });
}
/** The events about the owner that the caller gets, until one of the caller's own arrives. */
async function hear(by: Person, { api, owner }: People): Promise<Answer> {
  const line = await listen(api, by);
  const tell = (userId: number, type: string) => api.em().transactional((em) => publish(em, { type, subject: 'Email', userId }));
  await tell(owner.userId, 'changed');
  await tell(by.userId, 'mail');
  while (!line.events.some(({ type }) => type === 'mail')) await new Promise((done) => setTimeout(done, 5));
  line.close();
  return { status: 200, text: '', body: line.events };
}

export const accountCases: Record<string, PersonalCase> = {
  'GET /api/v1/account': reads((by) => by.get(account), {
    shows: ({ email }: { email: string }, { owner }) => email === owner.email,
  }),
  'PUT /api/v1/account': writes('user_account', rename),
  'POST /api/v1/account/avatar': writes('user_account', setPicture),
  'DELETE /api/v1/account/avatar': writes(
    'user_account',
    (by) => by.delete(`${account}/avatar`),
    async ({ owner }) => void (await setPicture(owner).expect(200)),
  ),
  'POST /api/v1/account/change-email': writes(
    'account_link',
    (by) => by.post(`${account}/change-email`).send({ email: `${nextWord()}@example.com`, password }),
    link('confirm'),
  ),
  'POST /api/v1/account/resend-confirmation': writes('account_link', (by) => by.post(`${account}/resend-confirmation`)),
  'PUT /api/v1/account/password': writes(
    'user_account',
    (by) => by.put(`${account}/password`).send({ currentPassword: password, newPassword: `${password}-${nextWord()}` }),
    link('reset'),
  ),
  'POST /api/v1/account/second-factor/start': writes(
    'second_factor',
    (by) => by.post(`${account}/second-factor/start`).send({ password }),
    resetSignIn,
  ),
  'POST /api/v1/account/second-factor/confirm': writes(
    'recovery_code',
    (by, _people, secret) =>
      by.post(`${account}/second-factor/confirm`).send({ code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() }),
    secondFactorOf,
  ),
  'POST /api/v1/account/second-factor/recovery-codes': writes(
    'recovery_code',
    (by, _people, code) => by.post(`${account}/second-factor/recovery-codes`).send({ password, code }),
    turnOn,
  ),
  'POST /api/v1/account/second-factor/turn-off': writes(
    'second_factor',
    (by, _people, code) => by.post(`${account}/second-factor/turn-off`).send({ password, code }),
    turnOn,
  ),
  'GET /api/v1/account/sessions': reads((by) => by.get(`${account}/sessions`), { given: session }),
  'POST /api/v1/account/sessions/end-others': writes(
    'session',
    (by) => by.post(`${account}/sessions/end-others`),
    async (people) => {
      await resetSignIn(people);
      return session(people);
    },
  ),
  'DELETE /api/v1/account/sessions/{id}': writes('session', (by, _people, id) => by.delete(`${account}/sessions/${id}`), session),
  'GET /api/v1/account/api-tokens': reads((by) => by.get(tokens), { given: tokenOfOwner }),
  'POST /api/v1/account/api-tokens': writes('api_token', (by) => by.post(tokens).send({ name: nextWord(), password })),
  'DELETE /api/v1/account/api-tokens/{id}': writes('api_token', (by, _people, id) => by.delete(`${tokens}/${id}`), tokenOfOwner),
  'GET /api/v1/background-jobs': reads((by) => by.get(backgroundJobs), { given: backgroundJob }),
  'GET /api/v1/background-jobs/{id}': reads((by, _people, id) => by.get(`${backgroundJobs}/${id}`), { given: backgroundJob }),
  'GET /api/v1/background-jobs/{id}/file': reads((by, _people, id) => by.get(`${backgroundJobs}/${id}/file`), {
    given: backgroundJobWithFile,
    // The PDFs of invoices: their file is for those who may read them.
    onlyWith: 'GET /api/v1/invoices',
  }),
  'POST /api/v1/background-jobs/{id}/cancel': writes(
    'background_job',
    (by, _people, id) => by.post(`${backgroundJobs}/${id}/cancel`).send({}),
    backgroundJob,
  ),
  'POST /api/v1/events/ticket': reads(hear, {
    shows: (events: { type: string }[]) => events.some(({ type }) => type === 'changed'),
  }),
  'POST /api/v1/error-logs/browser': writes('error_log', (by) =>
    by.post('/api/v1/error-logs/browser').send({ message: nextWord() }),
  ),
};
