import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { forwardOf, letterOf, receiversOf, replyTo } from './email.letter.ts';
import type { EmailRecord } from './email.ts';
import {
  addressesOf,
  answerTo,
  filterEmails,
  isSampleAddress,
  metaOf,
  neighbourOf,
  prefixed,
  toggleLabel,
} from './email.rules.ts';

const anEmail = (given: Partial<EmailRecord>): EmailRecord => ({
  id: 1,
  from: { email: 'ona@sample.example', name: 'Ona', avatar: '' },
  to: [],
  subject: 'Offer',
  cc: [],
  bcc: [],
  message: '',
  attachments: [],
  isStarred: false,
  labels: [],
  time: '2026-11-21T09:00:00.000Z',
  replies: [],
  folder: 'inbox',
  isRead: false,
  about: null,
  answersId: null,
  ...given,
});
const mailbox = [
  anEmail({ id: 1, subject: 'Offer for the roof', labels: ['company'], isStarred: true }),
  anEmail({ id: 2, folder: 'trash', isStarred: true }),
  anEmail({ id: 3, folder: 'sent', isStarred: true, isRead: true }),
  anEmail({ id: 5, subject: 'The ROOF again', isRead: true }),
  anEmail({ id: 7, folder: 'draft', isRead: true }),
  anEmail({ id: 8, folder: 'spam' }),
  anEmail({ id: 9, folder: 'draft' }),
];
const ids = (q: string, folder: string, label = ''): number[] => filterEmails(mailbox, { q, folder, label }).map(({ id }) => id);

describe('the emails of a folder', () => {
  it.each([
    ['the inbox, the newest first', '', 'inbox', '', [5, 1]],
    ['the inbox when none is named', '', '', '', [5, 1]],
    ['what is starred and not trashed', '', 'starred', '', [3, 1]],
    ['only what is trashed', '', 'trash', '', [2]],
    ['nothing of an unknown folder', '', 'attic', '', []],
    ['what has the text in its subject, whatever the case', 'roof', 'inbox', '', [5, 1]],
    ['what has the label', '', 'inbox', 'company', [1]],
    ['nothing for an unknown label', '', 'inbox', 'other', []],
  ])('are %s', (_, q, folder, label, expected) => expect(ids(q, folder, label)).toEqual(expected));

  it('are counted: unread in inbox and spam, all drafts', () => expect(metaOf(mailbox)).toEqual({ inbox: 1, draft: 2, spam: 1 }));
});

describe('a label', () => {
  it('is added where it is absent', () => expect(toggleLabel(['company'], 'private')).toEqual(['company', 'private']));
  it('is taken away where it is present', () => expect(toggleLabel(['company', 'private'], 'company')).toEqual(['private']));
});

describe('the neighbour of an email', () => {
  it.each([
    [5, 'previous', 3],
    [5, 'next', 7],
    [1, 'previous', undefined],
    [9, 'next', undefined],
    [4, 'next', undefined],
    [5, 'sideways', undefined],
  ])('of %i, %s, is %p', (id, dir, expected) => expect(neighbourOf(mailbox, id, dir)?.id).toBe(expected));
});

describe('a reply', () => {
  const mail = anEmail({
    from: { name: 'Ona', email: 'ona@a.example', avatar: '' },
    to: [
      { name: 'Me', email: 'me@a.example' },
      { name: 'Per', email: 'per@a.example' },
    ],
    cc: ['kari@a.example', 'ME@a.example'],
  });
  const addresses = (all: boolean, own = 'Me@a.example') => {
    const { to, cc } = answerTo(mail, own, all);
    return [to.map(({ email }) => email), cc];
  };
  it('goes to the sender', () => expect(addresses(false)).toEqual([['ona@a.example'], []]));
  it('to all goes to everybody but the writer', () =>
    expect(addresses(true)).toEqual([['ona@a.example', 'per@a.example'], ['kari@a.example']]));
  it('to one’s own email goes to its receivers', () =>
    expect(addresses(false, 'ona@a.example')).toEqual([['me@a.example', 'per@a.example'], []]));
  it('to a note to oneself comes back', () => {
    const note = anEmail({
      from: { name: 'Me', email: 'me@a.example', avatar: '' },
      to: [{ name: 'Me', email: 'me@a.example' }],
    });
    expect(answerTo(note, 'me@a.example', true).to).toEqual([{ name: 'Me', email: 'me@a.example' }]);
  });
  it('to a reply has one prefix', () => {
    expect(prefixed('Re: ', 'Offer')).toBe('Re: Offer');
    expect(prefixed('Re: ', 'RE: Offer')).toBe('RE: Offer');
    expect(prefixed('Fwd: ', 'x'.repeat(300))).toHaveLength(300);
  });
});

describe('the addresses of an email', () => {
  it('are listed once each', () =>
    expect(
      addressesOf({ to: [{ name: '', email: 'A@b.example' }], cc: ['a@b.example', 'c@d.example'], bcc: ['C@d.example'] }),
    ).toEqual(['A@b.example', 'c@d.example']));
  it('of sample people are never sent to, and only those', () => {
    expect(isSampleAddress('Ona@Sample.example')).toBe(true);
    expect(isSampleAddress('ona@sample.example.com')).toBe(false);
    expect(isSampleAddress('lottery@spam.sample.example')).toBe(true);
    expect(isSampleAddress('ona@notsample.example')).toBe(false);
  });
});

describe('a letter', () => {
  it('has a name for every receiver and only sanitised HTML', () =>
    expect(letterOf({ to: [{ email: 'a@b.example' }], message: '<script>' }, () => 'clean')).toEqual({
      to: [{ name: 'a@b.example', email: 'a@b.example' }],
      cc: [],
      bcc: [],
      subject: '',
      message: 'clean',
      attachments: [],
      about: null,
      answersId: null,
    }));
  it('that replies to another quotes it', () => {
    const answered = anEmail({ from: { name: 'Ona <b>', email: 'ona@a.example', avatar: '' }, message: '<p>Question?</p>' });
    expect(replyTo(answered, '<p>Answer.</p>', 'me@a.example', false)).toMatchObject({
      to: [{ name: 'Ona <b>', email: 'ona@a.example' }],
      subject: 'Re: Offer',
      message: '<p>Answer.</p><p>Ona &lt;b&gt; &lt;ona@a.example&gt;, 2026-11-21:</p><blockquote><p>Question?</p></blockquote>',
    });
  });
  it('that forwards another takes over its subject and attachments', () => {
    const attachments = [{ fileName: 'a.pdf', thumbnail: '', url: '', size: '1mb' }];
    const letter = letterOf({ to: [{ email: 'a@b.example' }] }, (html) => html);
    expect(forwardOf(anEmail({ attachments }), letter)).toMatchObject({ subject: 'Fwd: Offer', attachments });
    expect(forwardOf(anEmail({}), { ...letter, subject: 'Mine' }).subject).toBe('Mine');
    expect(() => forwardOf(anEmail({ message: 'x'.repeat(60_000) }), letter)).toThrow('field.too_long');
  });
  it('needs a receiver, and not too many', () => {
    const many = (count: number) => ({ to: [], cc: Array.from({ length: count }, (_, n) => `a${n}@b.example`), bcc: [] });
    expect(receiversOf(many(50))).toHaveLength(50);
    expect(() => receiversOf(many(51))).toThrow('email.too_many_receivers');
    expect(() => receiversOf(many(0))).toThrow('email.no_receivers');
  });
});
