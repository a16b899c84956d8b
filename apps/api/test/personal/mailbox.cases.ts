import { reads, writes, type PersonalCase } from './case.ts';
import { nextWord, type People, type Person } from './people.ts';

const mailbox = '/apps/email';
const draft = async ({ owner, mark, receiver }: People): Promise<number> => {
  const email = { to: [{ email: receiver.email }], subject: mark, message: mark };
  const { body } = await owner.post(`${mailbox}/save-draft`).send({ email }).expect(201);
  return (body as { email: { id: number } }).email.id;
};
const inTrash = async (people: People): Promise<number> => {
  const id = await draft(people);
  await people.owner
    .post(`${mailbox}/update-emails`)
    .send({ emailIds: [id], dataToUpdate: { folder: 'trash' } })
    .expect(200);
  return id;
};
const letter = ({ receiver }: People) => ({ to: [{ email: receiver.email }], subject: nextWord(), message: nextWord() });

/** The name of the file is the owner's mark. */
const attach = (by: Person, name: string) =>
  by.post(`${mailbox}/attachments`).attach('file', Buffer.from(name), { filename: `${name}.txt`, contentType: 'text/plain' });
const attached = async ({ owner, mark }: People): Promise<number> => {
  const { body } = await attach(owner, mark).expect(201);
  return (body as { fileId: number }).fileId;
};
const written = async ({ owner, mark }: People): Promise<void> => {
  const to = [{ name: mark, email: `${mark.toLowerCase()}@sample.example` }];
  await owner
    .post(`${mailbox}/send`)
    .send({ email: { to, subject: nextWord() } })
    .expect(201);
};

const asText = (response: NodeJS.ReadableStream, done: (error: Error | null, text: string) => void): void => {
  let text = '';
  response.on('data', (chunk: Buffer) => (text += chunk.toString()));
  response.on('end', () => done(null, text));
};

/** A mailbox belongs to one person. */
export const mailboxCases: Record<string, PersonalCase> = {
  // Everybody has four sample drafts, the owner more.
  'GET /apps/email/emails': reads((by) => by.get(`${mailbox}/emails?folder=draft`), {
    given: draft,
    shows: (body: { emailsMeta: { draft: number } }, { mark }) =>
      body.emailsMeta.draft > 4 || JSON.stringify(body).includes(mark),
  }),
  'GET /apps/email/get-email': reads((by, _people, id) => by.get(`${mailbox}/get-email?id=${id}`), {
    given: draft,
    everybodys: '1',
  }),
  // After the last sample email, which everybody has, the next one is the person's own or none.
  'GET /apps/email/paginate-email': reads((by) => by.get(`${mailbox}/paginate-email?dir=next&emailId=24`), {
    given: draft,
    shows: ({ id }: { id: number }) => id > 24,
  }),
  'POST /apps/email/update-emails': writes(
    'email',
    (by, _people, id) => by.post(`${mailbox}/update-emails`).send({ emailIds: [Number(id)], dataToUpdate: { isStarred: true } }),
    draft,
    '1',
  ),
  'POST /apps/email/update-emails-label': writes(
    'email',
    (by, _people, id) => by.post(`${mailbox}/update-emails-label`).send({ emailIds: [Number(id)], label: 'private' }),
    draft,
    '1',
  ),
  // Sending deletes the draft: only the person's own.
  'POST /apps/email/send': writes(
    'email',
    (by, people, id) => by.post(`${mailbox}/send`).send({ email: { ...letter(people), draftId: Number(id) } }),
    draft,
    '1',
  ),
  'POST /apps/email/reply': writes(
    'email',
    (by, _people, id) => by.post(`${mailbox}/reply`).send({ emailId: Number(id), message: nextWord() }),
    draft,
    '1',
  ),
  'POST /apps/email/forward': writes(
    'email',
    (by, people, id) => by.post(`${mailbox}/forward`).send({ emailId: Number(id), email: letter(people) }),
    draft,
    '1',
  ),
  'POST /apps/email/save-draft': writes(
    'email',
    (by, people, id) => by.post(`${mailbox}/save-draft`).send({ email: { ...letter(people), draftId: Number(id) } }),
    draft,
    '1',
  ),
  'GET /apps/email/receivers': reads((by, { mark }) => by.get(`${mailbox}/receivers?q=${mark}`), { given: written }),
  'POST /apps/email/attachments': writes('email_file', (by) => attach(by, nextWord())),
  'GET /apps/email/attachments/{id}': reads(
    (by, _people, id) =>
      by
        .get(`${mailbox}/attachments/${id}`)
        .buffer(true)
        .parse(asText as never),
    {
      given: attached,
      shows: (body: string, { mark }) => body.includes(mark),
    },
  ),
  'DELETE /apps/email/trash': writes('email', (by) => by.delete(`${mailbox}/trash`), inTrash),
};
