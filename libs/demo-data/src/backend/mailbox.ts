import {
  attachmentOf,
  hasText,
  topicIn,
  type EmailAttachment,
  DomainError,
  filterEmails,
  folderAsked,
  forwardOf,
  ForwardEmailInput,
  idOf,
  isSampleAddress,
  letterOf,
  metaOf,
  mostEmails,
  mostOnPage,
  neighbourOf,
  receiversOf,
  ReplyEmailInput,
  replyTo,
  sliceOf,
  textIn,
  toggleLabel,
  UpdateEmailsInput,
  UpdateEmailsLabelInput,
  wholeIn,
  WriteEmailInput,
  type EmailFolder,
  type EmailInput,
  type EmailRecord,
  type Letter,
} from '@kontor/domain';
import { sampleEmails } from '../samples/mailbox/mailbox.ts';
import { created, empty, notFound, ok, read, Refusal, type BackendModule, type Person, type Query } from './frame.ts';

type Mailbox = { emails: EmailRecord[]; lastId: number };
type KeptFile = { name: string; size: number; data: string };

/** The demo sends nothing, and the page sanitises the HTML again when it shows it. */
const asWritten = (html: string): string => html;

export const mailboxCalls: BackendModule = ({ now, people, personal }) => {
  const owner = (personId: number): Person => {
    const found = people().find(({ id }) => id === personId);
    if (!found) throw new Refusal('error.not_signed_in');
    return found;
  };
  const mailboxOf = personal((personId): Mailbox => {
    const { name, email } = owner(personId);
    const emails = sampleEmails({ name, email }, now());
    return { emails, lastId: emails.length };
  });
  /** Uploads are kept in memory only. */
  const files = new Map<number, KeptFile>();
  const attached = (ids: readonly number[]): EmailAttachment[] =>
    ids.map((id) => {
      const file = files.get(id);
      if (!file) throw new Refusal('email.attachment_gone');
      return attachmentOf({ id, ...file });
    });
  const letter = (input: EmailInput): Letter => ({
    ...letterOf(input, asWritten),
    attachments: attached(input.attachmentIds ?? []),
  });
  const listed = (personId: number, query: Query): EmailRecord[] => {
    const about = topicIn(textIn(query, 'aboutSubject'), idOf(textIn(query, 'aboutId')));
    const folder = about ? textIn(query, 'folder') : folderAsked(textIn(query, 'folder'));
    const filter = { q: textIn(query, 'q'), folder, label: textIn(query, 'label'), ...(about ? { about } : {}) };
    return filterEmails(mailboxOf(personId).emails, filter);
  };
  const besides = (personId: number, query: Query, id: number): EmailRecord[] => {
    if (!['folder', 'label', 'q'].some((name) => textIn(query, name))) return mailboxOf(personId).emails;
    const own = mailboxOf(personId).emails.filter((email) => email.id === id);
    return [...listed(personId, query).filter((email) => email.id !== id), ...own];
  };
  const hang = (personId: number, answeredId: number, sent: EmailRecord): void =>
    change(personId, [answeredId], (email) => ({ ...email, replies: [...email.replies, sent] }));
  const own = (personId: number, id: number | undefined): EmailRecord => {
    const email = mailboxOf(personId).emails.find((one) => one.id === id);
    if (!email) throw notFound();
    return email;
  };
  const change = (personId: number, ids: number[], changed: (email: EmailRecord) => EmailRecord): void => {
    const mailbox = mailboxOf(personId);
    mailbox.emails = mailbox.emails.map((email) => (ids.includes(email.id) ? changed(email) : email));
  };
  const put = (personId: number, from: Person, letter: Letter, folder: EmailFolder): EmailRecord => {
    const mailbox = mailboxOf(personId);
    mailbox.lastId += 1;
    const email: EmailRecord = {
      ...letter,
      id: mailbox.lastId,
      from: { name: from.name, email: from.email, avatar: '' },
      bcc: folder === 'inbox' ? [] : letter.bcc,
      answersId: folder === 'inbox' ? null : letter.answersId,
      isStarred: false,
      labels: [],
      time: now().toISOString(),
      replies: [],
      folder,
      isRead: folder !== 'inbox',
    };
    mailbox.emails.push(email);
    return email;
  };
  const drop = (personId: number, draftId: EmailInput['draftId']): void => {
    const mailbox = mailboxOf(personId);
    mailbox.emails = mailbox.emails.filter(({ id, folder }) => !(id === draftId && folder === 'draft'));
  };
  const post = (personId: number, letter: Letter): EmailRecord => {
    const from = owner(personId);
    const addresses = receiversOf(letter).map((address) => address.toLowerCase());
    const inside = people().filter(({ email }) => addresses.includes(email.toLowerCase()));
    const known = inside.map(({ email }) => email.toLowerCase());
    const [stranger] = addresses.filter((address) => !known.includes(address) && !isSampleAddress(address));
    if (stranger && !from.maySendMail) throw new Refusal('email.outside_not_allowed', { address: stranger });
    const sent = put(personId, from, letter, 'sent');
    for (const { id } of inside) put(id, from, letter, 'inbox');
    return sent;
  };

  return {
    'GET /apps/email/emails': ({ personId, query }) => {
      const { emails } = mailboxOf(personId);
      const found = listed(personId, query);
      const perPage = wholeIn(query, 'perPage', 0, mostOnPage);
      const page = perPage ? sliceOf(found, { perPage, page: wholeIn(query, 'page', 1) }) : found.slice(0, mostEmails);
      return ok({ emails: page, emailsMeta: metaOf(emails), ...(perPage ? { total: found.length } : {}) });
    },
    'POST /apps/email/update-emails': async ({ personId, body }) => {
      const { emailIds, dataToUpdate } = await read(UpdateEmailsInput, body);
      const sent = Object.entries(dataToUpdate).filter(([, value]) => value !== null && value !== undefined);
      change(personId, emailIds, (email) => ({ ...email, ...Object.fromEntries(sent) }));
      return empty();
    },
    'POST /apps/email/update-emails-label': async ({ personId, body }) => {
      const { emailIds, label } = await read(UpdateEmailsLabelInput, body);
      change(personId, emailIds, (email) => ({ ...email, labels: toggleLabel(email.labels, label) }));
      return empty();
    },
    'GET /apps/email/get-email': ({ personId, query }) => {
      const email = own(personId, idOf(textIn(query, 'id')));
      const emails = besides(personId, query, email.id);
      const has = (dir: string): boolean => neighbourOf(emails, email.id, dir) !== undefined;
      return ok({ ...email, hasPreviousMail: has('previous'), hasNextMail: has('next') });
    },
    'GET /apps/email/paginate-email': ({ personId, query }) => {
      const id = idOf(textIn(query, 'emailId')) ?? 0;
      const found = neighbourOf(besides(personId, query, id), id, textIn(query, 'dir'));
      if (!found) throw notFound();
      return ok(found);
    },
    'POST /apps/email/send': async ({ personId, body }) => {
      const { email } = await read(WriteEmailInput, body);
      const sent = post(personId, letter(email));
      drop(personId, email.draftId);
      if (email.answersId) hang(personId, email.answersId, sent);
      return created({ email: sent });
    },
    'POST /apps/email/reply': async ({ personId, body }) => {
      const { emailId, message, toAll } = await read(ReplyEmailInput, body);
      const answered = own(personId, emailId);
      const sent = post(personId, replyTo(answered, message, owner(personId).email, toAll ?? false));
      hang(personId, emailId, { ...sent, message });
      return created({ email: sent });
    },
    'POST /apps/email/forward': async ({ personId, body }) => {
      const { emailId, email } = await read(ForwardEmailInput, body);
      const sent = post(personId, forwardOf(own(personId, emailId), letter(email)));
      drop(personId, email.draftId);
      return created({ email: sent });
    },
    'POST /apps/email/save-draft': async ({ personId, body }) => {
      const { email } = await read(WriteEmailInput, body);
      const written = letter(email);
      if (!email.draftId) return created({ email: put(personId, owner(personId), written, 'draft') });
      const draft = mailboxOf(personId).emails.find(({ id, folder }) => id === email.draftId && folder === 'draft');
      if (!draft) throw new DomainError('email.not_a_draft');
      change(personId, [draft.id], (old) => ({ ...old, ...written, time: now().toISOString() }));
      return created({ email: own(personId, draft.id) });
    },
    'GET /apps/email/receivers': ({ personId, query }) => {
      const q = textIn(query, 'q');
      const { role, email: ownAddress } = owner(personId);
      const met = people().filter(({ id, role: other }) => id !== personId && !(role === 'client' && other === 'client'));
      const mails = mailboxOf(personId).emails.filter(({ folder }) => folder !== 'spam' && folder !== 'draft');
      const known = [
        ...met,
        ...mails.map(({ from }) => from),
        ...mails.flatMap(({ to, folder }) => (folder === 'sent' ? to : [])),
      ];
      const found = known.filter(({ name, email }) => email !== ownAddress && hasText(q, name, email));
      const receivers = [...new Map(found.map(({ name, email }) => [email, { name, email }])).values()].slice(0, 12);
      return ok({ receivers });
    },
    'POST /apps/email/attachments': ({ body }) => {
      const { file } = body as { file?: KeptFile };
      if (!file) throw new Refusal('error.malformed');
      files.set(files.size + 1, file);
      return created(attachmentOf({ id: files.size, ...file }));
    },
    'GET /apps/email/attachments/{id}': ({ params }) => {
      const file = files.get(idOf(params['id']) ?? 0);
      if (!file) throw notFound();
      return ok(file.data);
    },
    'DELETE /apps/email/trash': ({ personId }) => {
      const mailbox = mailboxOf(personId);
      mailbox.emails = mailbox.emails.filter(({ folder }) => folder !== 'trash');
      return empty();
    },
  };
};
