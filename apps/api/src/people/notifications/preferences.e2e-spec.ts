import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { smtp, type Smtp } from '../../../test/smtp.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { notify } from './notify.ts';

let server: Smtp;
let api: TestApp;
let person: Agent;
type Note = { kind: string };

beforeAll(async () => {
  server = await smtp();
  api = await testApp({ KONTOR_SMTP_URL: server.url, KONTOR_WORKER: 'true', PUBLIC_URL: 'https://kontor.example' });
  person = await api.as('accountant');
  await api.sql(`update user_account set language = 'no' where id = $1`, [person.userId]);
});
afterAll(async () => {
  await api.close();
  await server.close();
});

const prefer = (body: object) => person.put('/api/v1/notifications/preferences').send(body);
const tell = (number: string) =>
  api.em().transactional((em) =>
    notify(em, [person.userId], {
      kind: 'invoicePaid',
      params: { number, customer: 'UAB Klientas' },
      subject: 'Invoice',
      subjectId: 42,
      dedupeKey: `invoicePaid ${number}`,
    }),
  );
const bell = async (): Promise<unknown[]> => [
  ((await person.get('/api/v1/notifications').expect(200)).body as Note[]).length,
  (await person.get('/api/v1/notifications/unread-count').expect(200)).body,
];

it('a person is notified in the app, by email, both or not at all, as chosen for the kind', async () => {
  const { body } = await person.get('/api/v1/notifications/preferences').expect(200);
  expect(body).toContainEqual({ kind: 'invoicePaid', inApp: true, byEmail: false });
  await tell('INV-1');
  expect(await bell()).toEqual([1, { unread: 1 }]);

  expect((await prefer({ kind: 'invoicePaid', inApp: true, byEmail: true }).expect(200)).body).toContainEqual({
    kind: 'invoicePaid',
    inApp: true,
    byEmail: true,
  });
  await tell('INV-2');
  await tell('INV-2');
  const [{ email } = { email: '' }] = await api.sql<{ email: string }>(`select email from user_account where id = $1`, [
    person.userId,
  ]);
  const letter = await server.next(email);
  expect(letter.subject).toBe('Faktura INV-2 er betalt');
  expect(letter.text).toContain('UAB Klientas');
  expect(letter.text).toContain('https://kontor.example/invoices/42/show');
  expect(await bell()).toEqual([2, { unread: 2 }]);

  await prefer({ kind: 'invoicePaid', inApp: false, byEmail: true }).expect(200);
  await tell('INV-3');
  await tell('INV-3');
  expect((await server.next(email)).subject).toBe('Faktura INV-3 er betalt');
  expect(await bell()).toEqual([2, { unread: 2 }]);

  await prefer({ kind: 'invoicePaid', inApp: false, byEmail: false }).expect(200);
  await tell('INV-4');
  expect(await bell()).toEqual([2, { unread: 2 }]);
  expect(await api.sql(`select subject from mail order by id`)).toHaveLength(2);
  expect(server.received).toHaveLength(2);
});

it('an unknown kind and an invalid choice are refused', async () => {
  await prefer({ kind: 'other', inApp: true, byEmail: true }).expect(400);
  await prefer({ kind: 'invoicePaid', inApp: 'yes', byEmail: true }).expect(400);
  await api.visitor.get('/api/v1/notifications/preferences').expect(401);
});

it('a mail of a record without a page of its own leads to the page that shows it', async () => {
  await prefer({ kind: 'backgroundJobDone', inApp: true, byEmail: true }).expect(200);
  const params = { name: 'PDF-er av fakturaer (3)' };
  const news = { params, subject: 'BackgroundJob', subjectId: 42, dedupeKey: 'background job 42' };
  await api.em().transactional((em) => notify(em, [person.userId], { kind: 'backgroundJobDone', ...news }));
  const [{ email } = { email: '' }] = await api.sql<{ email: string }>(`select email from user_account where id = $1`, [
    person.userId,
  ]);
  expect((await server.next(email)).text).toContain('https://kontor.example/account/background-jobs\n');
});
