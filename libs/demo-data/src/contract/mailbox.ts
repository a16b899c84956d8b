import { expect } from '@jest/globals';
import type { EmailList, EmailRecord, EmailWithNeighbours, WrittenEmail } from '@kontor/domain';
import type { Kept, Row } from './contract.ts';

const sender = { email: expect.stringContaining('@'), name: expect.any(String), avatar: expect.any(String) };
const email = {
  id: expect.any(Number),
  from: sender,
  to: expect.arrayContaining([{ name: expect.any(String), email: expect.stringContaining('@') }]),
  subject: expect.any(String),
  cc: expect.any(Array),
  bcc: expect.any(Array),
  message: expect.any(String),
  attachments: expect.any(Array),
  isStarred: expect.any(Boolean),
  labels: expect.any(Array),
  time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  replies: expect.any(Array),
  folder: expect.any(String),
  isRead: expect.any(Boolean),
  about: null,
  answersId: null,
};
const start = { inbox: 3, draft: 4, spam: 2 };
const newest = 24;

/** The emails of a folder, in the right order. */
const list = (query: string, ids: number[]): Row['steps'][number] => ({
  call: `GET /apps/email/emails${query}`,
  check: ({ emails }: EmailList) => expect(emails.map(({ id }) => id)).toEqual(ids),
});
const draft = { to: [{ name: 'Rūta', email: 'ruta@sample.example' }], subject: 'Half a', message: '<p>Half</p>' };

export const mailboxContract: Row[] = [
  {
    name: 'mails come with all their fields, the newest first, and with the counts of the menu',
    steps: [
      {
        call: 'GET /apps/email/emails',
        answer: { emails: Array<unknown>(8).fill(email), emailsMeta: start },
        check({ emails }: EmailList) {
          const times = emails.map(({ time }) => Date.parse(time));
          expect([...times].sort((a, b) => b - a)).toEqual(times);
          const [first] = emails;
          expect(first).toMatchObject({ id: newest, folder: 'inbox', isRead: false });
          expect(first?.replies).toEqual([email, email]);
          expect(first?.attachments[0]).toEqual({
            fileName: expect.any(String),
            thumbnail: expect.any(String),
            url: expect.any(String),
            size: expect.stringMatching(/^[\d.]+(kb|mb)$/),
          });
        },
      },
      { call: 'GET /apps/email/emails', as: 'visitor', status: 401, part: { code: 'error.not_signed_in' } },
    ],
  },
  {
    name: 'folders show what lies in them',
    steps: [
      list('', [24, 23, 22, 20, 16, 11, 8, 3]),
      list('?folder=', [24, 23, 22, 20, 16, 11, 8, 3]),
      list('?folder=inbox', [24, 23, 22, 20, 16, 11, 8, 3]),
      list('?folder=sent', [14, 4]),
      list('?folder=draft', [19, 15, 10, 5]),
      list('?folder=spam', [21, 17, 13, 9, 6, 2]),
      list('?folder=trash', [18, 12, 7, 1]),
      list('?folder=starred', [24, 22, 16, 14, 8, 3]),
      list('?folder=attic', []),
      { call: 'GET /apps/email/emails?folder=attic', answer: { emails: [], emailsMeta: start } },
    ],
  },
  {
    name: 'the search looks at the subject, whatever the case, and conditions add up',
    steps: [
      list('?q=HARBOUR', [20]),
      list('?q=harbour&folder=sent', [4]),
      list('?q=harbour&folder=spam', []),
      list('?q=scaffold', []),
      list('?q=%25', []),
      list('?q=_', []),
      list('?q=er', [24, 22, 11]),
      list('?label=company', [24, 23, 20, 16, 8, 3]),
      list('?label=company&folder=sent', [14, 4]),
      list('?label=company&q=roof', [16]),
      list('?label=other', []),
      { call: 'GET /apps/email/emails?q=harbour&folder=sent&label=company', part: { emailsMeta: start } },
    ],
  },
  {
    name: 'a page has its rows, and one past the end none',
    steps: [
      list('?perPage=3', [24, 23, 22]),
      list('?perPage=3&page=2', [20, 16, 11]),
      list('?perPage=3&page=3', [8, 3]),
      list('?perPage=3&page=4', []),
      list('?perPage=x&page=-1', [24, 23, 22, 20, 16, 11, 8, 3]),
      { call: 'GET /apps/email/emails?perPage=3&page=2', part: { total: 8 } },
      { call: 'GET /apps/email/emails?perPage=3&folder=attic', part: { total: 0 } },
    ],
  },
  {
    name: 'many mails are changed at once, and unknown ones not at all',
    steps: [
      {
        call: 'POST /apps/email/update-emails',
        body: { emailIds: [24, 23, 999_999], dataToUpdate: { isRead: true, isStarred: true } },
        answer: null,
      },
      { call: 'GET /apps/email/emails', part: { emailsMeta: { inbox: 1, draft: 4, spam: 2 } } },
      {
        call: 'GET /apps/email/get-email?id=23',
        part: { isRead: true, isStarred: true, folder: 'inbox', labels: ['private', 'company'] },
      },
      {
        call: 'POST /apps/email/update-emails',
        body: { emailIds: [24, 24], dataToUpdate: { folder: 'trash' } },
        answer: null,
      },
      list('?folder=trash', [24, 18, 12, 7, 1]),
      list('?folder=starred', [23, 22, 16, 14, 8, 3]),
      {
        call: 'POST /apps/email/update-emails',
        body: { emailIds: [24], dataToUpdate: { folder: 'inbox', labels: [] } },
        answer: null,
      },
      { call: 'GET /apps/email/get-email?id=24', part: { isRead: true, isStarred: true, folder: 'inbox', labels: [] } },
      { call: 'POST /apps/email/update-emails', body: { emailIds: [24], dataToUpdate: {} }, answer: null },
      { call: 'POST /apps/email/update-emails', body: { emailIds: [], dataToUpdate: { isRead: false } }, answer: null },
      { call: 'GET /apps/email/emails', part: { emailsMeta: { inbox: 1, draft: 4, spam: 2 } } },
    ],
  },
  {
    name: 'a label is added where it is absent and taken where it is present',
    steps: [
      { call: 'POST /apps/email/update-emails-label', body: { emailIds: [24, 22, 999_999], label: 'company' }, answer: null },
      { call: 'GET /apps/email/get-email?id=24', part: { labels: ['important'] } },
      { call: 'GET /apps/email/get-email?id=22', part: { labels: ['personal', 'company'] } },
      { call: 'POST /apps/email/update-emails-label', body: { emailIds: [24, 24], label: 'company' }, answer: null },
      { call: 'GET /apps/email/get-email?id=24', part: { labels: ['important', 'company'] } },
    ],
  },
  {
    name: 'changes that cannot be are refused, field by field',
    steps: [
      {
        call: 'POST /apps/email/update-emails',
        body: { emailIds: [1, 'x'], dataToUpdate: { subject: 'Other', folder: 'starred', labels: ['green'], isRead: 'yes' } },
        status: 400,
        part: {
          code: 'error.invalid',
          errors: {
            emailIds: { code: 'field.not_whole' },
            'dataToUpdate.subject': { code: 'field.unknown' },
            'dataToUpdate.folder': { code: 'field.not_one_of' },
            'dataToUpdate.labels': { code: 'field.not_one_of' },
            'dataToUpdate.isRead': { code: 'field.not_a_flag' },
          },
        },
      },
      {
        call: 'POST /apps/email/update-emails',
        body: { emailIds: Array.from({ length: 1001 }, (_, n) => n + 1), dataToUpdate: { isRead: true } },
        status: 400,
        part: { errors: { emailIds: { code: 'field.too_many' } } },
      },
      { call: 'POST /apps/email/update-emails', body: { emailIds: [1] }, status: 400 },
      { call: 'POST /apps/email/update-emails-label', body: { emailIds: [1], label: 'green' }, status: 400 },
    ],
  },
  {
    name: 'one mail is read with its neighbours, over all folders',
    steps: [
      {
        call: 'GET /apps/email/get-email?id=24',
        answer: { ...email, hasPreviousMail: true, hasNextMail: false },
        check: ({ id }: EmailWithNeighbours) => expect(id).toBe(24),
      },
      { call: 'GET /apps/email/get-email?id=1', part: { hasPreviousMail: false, hasNextMail: true } },
      { call: 'GET /apps/email/get-email?id=25', status: 404 },
      { call: 'GET /apps/email/get-email?id=x', status: 404 },
      { call: 'GET /apps/email/get-email', status: 404 },
      { call: 'GET /apps/email/paginate-email?dir=next&emailId=1', answer: email, part: { id: 2, folder: 'spam' } },
      { call: 'GET /apps/email/paginate-email?dir=previous&emailId=24', part: { id: 23 } },
      { call: 'GET /apps/email/paginate-email?dir=next&emailId=24', status: 404 },
      { call: 'GET /apps/email/paginate-email?dir=previous&emailId=1', status: 404 },
      { call: 'GET /apps/email/paginate-email?dir=next&emailId=999', status: 404 },
      { call: 'GET /apps/email/paginate-email?dir=sideways&emailId=2', status: 404 },
    ],
  },
  {
    name: 'the neighbours of a mail are looked for in a list where one is named',
    steps: [
      { call: 'GET /apps/email/get-email?id=24&folder=inbox', part: { hasPreviousMail: true, hasNextMail: false } },
      { call: 'GET /apps/email/get-email?id=3&folder=inbox', part: { hasPreviousMail: false, hasNextMail: true } },
      { call: 'GET /apps/email/get-email?id=20&folder=inbox&q=harbour', part: { hasPreviousMail: false, hasNextMail: false } },
      { call: 'GET /apps/email/paginate-email?dir=previous&emailId=20&folder=inbox', part: { id: 16 } },
      { call: 'GET /apps/email/paginate-email?dir=next&emailId=20&folder=inbox', part: { id: 22 } },
      { call: 'GET /apps/email/paginate-email?dir=next&emailId=4&folder=inbox', part: { id: 8 } },
      { call: 'GET /apps/email/paginate-email?dir=next&emailId=999&folder=inbox', status: 404 },
      { call: 'GET /apps/email/paginate-email?dir=next&emailId=4&folder=attic', status: 404 },
    ],
  },
  {
    name: 'a mail says what it is about, and is found by that',
    steps: [
      {
        call: 'POST /apps/email/save-draft',
        body: { email: { ...draft, about: { subject: 'Invoice', id: 7 } } },
        status: 201,
        part: { email: { id: 25, about: { subject: 'Invoice', id: 7 } } },
      },
      { call: 'GET /apps/email/get-email?id=25', part: { about: { subject: 'Invoice', id: 7 } } },
      list('?aboutSubject=Invoice&aboutId=7', [25]),
      list('?aboutSubject=Invoice&aboutId=8', []),
      list('?aboutSubject=Customer&aboutId=7', []),
      { call: 'POST /apps/email/update-emails', body: { emailIds: [25], dataToUpdate: { folder: 'trash' } }, answer: null },
      list('?aboutSubject=Invoice&aboutId=7', []),
      list('?aboutSubject=Invoice&aboutId=7&folder=trash', [25]),
      {
        call: 'POST /apps/email/save-draft',
        body: { email: { about: { subject: 'Secret', id: 7 } } },
        status: 400,
        part: { errors: { 'email.about.subject': { code: 'field.not_one_of' } } },
      },
    ],
  },
  {
    name: 'an answer that is sent like any mail hangs on the one that it answers',
    steps: [
      {
        call: 'POST /apps/email/send',
        body: { email: { ...draft, subject: 'Re: Tea', answersId: 23 } },
        status: 201,
        part: { email: { id: 25, answersId: 23 } },
      },
      { call: 'GET /apps/email/get-email?id=23', part: { replies: [expect.objectContaining({ subject: 'Re: Tea' })] } },
    ],
  },
  {
    name: 'receivers are found among those the person has mails of',
    steps: [
      {
        call: 'GET /apps/email/receivers?q=VAIVA',
        part: { receivers: [{ name: expect.stringContaining('Vaiva'), email: expect.stringContaining('@sample.example') }] },
      },
      { call: 'GET /apps/email/receivers?q=lottery', part: { receivers: [] } },
    ],
  },
  {
    name: 'what is not there cannot be attached',
    steps: [
      {
        call: 'POST /apps/email/save-draft',
        body: { email: { ...draft, attachmentIds: [999_999] } },
        status: 422,
        part: { code: 'email.attachment_gone' },
      },
      { call: 'GET /apps/email/attachments/999999', status: 404 },
    ],
  },
  {
    name: 'a mailbox is its person’s alone',
    steps: [
      { call: 'POST /apps/email/update-emails', body: { emailIds: [24], dataToUpdate: { folder: 'trash' } }, answer: null },
      { call: 'GET /apps/email/get-email?id=24', as: 'other', part: { folder: 'inbox' } },
      { call: 'GET /apps/email/emails', as: 'other', part: { emailsMeta: start } },
    ],
  },
  {
    name: 'a draft is kept, changed and sent',
    steps: [
      {
        call: 'POST /apps/email/save-draft',
        body: { email: draft },
        status: 201,
        answer: { email: { ...email, id: 25, folder: 'draft', subject: 'Half a', isRead: true } },
        check(body: WrittenEmail, kept) {
          kept['draftId'] = body.email.id;
        },
      },
      { call: 'GET /apps/email/emails?folder=draft', part: { emailsMeta: { ...start, draft: 5 } } },
      {
        call: 'POST /apps/email/save-draft',
        body: ({ draftId }: Kept) => ({ email: { ...draft, subject: 'Whole', draftId } }),
        status: 201,
        part: { email: { id: 25, subject: 'Whole' } },
      },
      {
        call: 'POST /apps/email/send',
        body: ({ draftId }: Kept) => ({ email: { ...draft, subject: 'Whole', draftId } }),
        status: 201,
        answer: { email: { ...email, id: 26, folder: 'sent', subject: 'Whole' } },
      },
      { call: 'GET /apps/email/get-email?id=25', status: 404 },
      list('?folder=sent', [26, 14, 4]),
      {
        call: 'POST /apps/email/save-draft',
        body: ({ draftId }: Kept) => ({ email: { ...draft, draftId } }),
        status: 422,
        part: { code: 'email.not_a_draft' },
      },
    ],
  },
  {
    name: 'a mail is answered and passed on',
    steps: [
      {
        call: 'POST /apps/email/reply',
        body: { emailId: 24, message: '<p>Yes.</p>', toAll: true },
        status: 201,
        answer: { email: { ...email, answersId: 24 } },
        check({ email: sent }: { email: EmailRecord }) {
          expect(sent).toMatchObject({ folder: 'sent', subject: 'Re: School kitchen: can we start a week earlier?' });
          expect([...sent.to.map((to) => to.email), ...sent.cc]).toEqual([
            'ruta@sample.example',
            'henrik@sample.example',
            'migle@sample.example',
          ]);
          expect(sent.message).toMatch(/^<p>Yes\.<\/p>.*<blockquote>.*a week earlier/);
        },
      },
      {
        call: 'GET /apps/email/get-email?id=24',
        check: ({ replies }: EmailRecord) => expect(replies.map(({ message }) => message).at(-1)).toBe('<p>Yes.</p>'),
      },
      {
        call: 'POST /apps/email/forward',
        body: { emailId: 20, email: { to: [{ email: 'henrik@sample.example' }], message: '<p>See below.</p>' } },
        status: 201,
        part: {
          email: {
            subject: 'Fwd: Harbour warehouse: the measurements',
            attachments: [{ fileName: 'harbour-survey.pdf', size: '1.2mb' }],
          },
        },
      },
      { call: 'POST /apps/email/reply', body: { emailId: 999, message: 'x' }, status: 404 },
      { call: 'POST /apps/email/forward', body: { emailId: 999, email: draft }, status: 404 },
    ],
  },
  {
    name: 'a mail goes to somebody, and not to a crowd',
    steps: [
      {
        call: 'POST /apps/email/send',
        body: { email: { subject: 'To nobody' } },
        status: 422,
        part: { code: 'email.no_receivers' },
      },
      {
        call: 'POST /apps/email/send',
        body: { email: { cc: Array.from({ length: 51 }, (_, n) => `a${n}@sample.example`) } },
        status: 400,
        part: { errors: { 'email.cc': { code: 'field.too_many' } } },
      },
      {
        call: 'POST /apps/email/send',
        body: { email: { to: [{ email: 'nobody' }], bcc: ['x'] } },
        status: 400,
        part: { errors: { 'email.to.0.email': { code: 'field.not_an_email' }, 'email.bcc': { code: 'field.not_an_email' } } },
      },
      list('?folder=sent', [14, 4]),
    ],
  },
  {
    name: 'the trash is emptied for good',
    steps: [
      { call: 'DELETE /apps/email/trash', answer: null },
      list('?folder=trash', []),
      { call: 'GET /apps/email/get-email?id=18', status: 404 },
      { call: 'GET /apps/email/paginate-email?dir=next&emailId=17', part: { id: 19 } },
      {
        call: 'GET /apps/email/emails?folder=trash',
        as: 'other',
        check: ({ emails }: EmailList) => expect(emails).toHaveLength(4),
      },
    ],
  },
];
