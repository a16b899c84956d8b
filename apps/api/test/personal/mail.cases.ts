import { reads, writes, type PersonalCase } from './case.ts';
import { nextWord, type People } from './people.ts';

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

/** A mailbox is its person's alone. */
export const mailCases: Record<string, PersonalCase> = {
  'GET /apps/email/emails': reads((by) => by.get(`${mailbox}/emails?folder=draft`), { given: draft }),
  'GET /apps/email/get-email': reads((by, _people, id) => by.get(`${mailbox}/get-email?id=${id}`), { given: draft }),
  'GET /apps/email/paginate-email': reads((by, _people, id) => by.get(`${mailbox}/paginate-email?dir=previous&emailId=${id}`), {
    given: async (people) => {
      await draft(people);
      return draft(people);
    },
  }),
  'POST /apps/email/update-emails': writes(
    'email',
    (by, _people, id) => by.post(`${mailbox}/update-emails`).send({ emailIds: [Number(id)], dataToUpdate: { isStarred: true } }),
    draft,
  ),
  'POST /apps/email/update-emails-label': writes(
    'email',
    (by, _people, id) => by.post(`${mailbox}/update-emails-label`).send({ emailIds: [Number(id)], label: 'private' }),
    draft,
  ),
  // The draft that a mail was goes with it: only one's own does.
  'POST /apps/email/send': writes(
    'email',
    (by, people, id) => by.post(`${mailbox}/send`).send({ email: { ...letter(people), draftId: Number(id) } }),
    draft,
  ),
  'POST /apps/email/reply': writes(
    'email',
    (by, _people, id) => by.post(`${mailbox}/reply`).send({ emailId: Number(id), message: nextWord() }),
    draft,
  ),
  'POST /apps/email/forward': writes(
    'email',
    (by, people, id) => by.post(`${mailbox}/forward`).send({ emailId: Number(id), email: letter(people) }),
    draft,
  ),
  'POST /apps/email/save-draft': writes(
    'email',
    (by, people, id) => by.post(`${mailbox}/save-draft`).send({ email: { ...letter(people), draftId: Number(id) } }),
    draft,
  ),
  'DELETE /apps/email/trash': writes('email', (by) => by.delete(`${mailbox}/trash`), inTrash),
};
