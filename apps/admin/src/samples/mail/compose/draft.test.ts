import { describe, expect, it } from '@jest/globals';
import type { EmailRecord } from '@kontor/domain';
import { answerOf, draftOf, emptyDraft, inputOf, isEmpty } from './draft.ts';
import { snippetOf, writtenOf } from '../letterText.ts';

const mail: EmailRecord = {
  id: 7,
  from: { name: 'Ona', email: 'ona@firm.example', avatar: '' },
  to: [{ name: 'Per', email: 'per@firm.example' }],
  cc: ['kari@firm.example'],
  bcc: [],
  subject: 'Roof',
  message: '<p>When?</p>',
  attachments: [
    { fileName: 'shown.pdf', thumbnail: '', url: '', size: '1mb' },
    { fileName: 'real.pdf', thumbnail: '', url: '/apps/email/attachments/4', size: '1mb', fileId: 4 },
  ],
  isStarred: false,
  labels: [],
  time: '2026-11-21T09:00:00.000Z',
  replies: [],
  folder: 'inbox',
  isRead: false,
  about: { subject: 'Customer', id: 3 },
  answersId: null,
};

describe('a mail as it is typed', () => {
  it.each(['<p>One</p>', '<ul><li><p>One</p></li></ul>', '<p>He said:</p><blockquote><p>Two</p></blockquote>'])(
    'comes back as it was from %j',
    (html) => expect(writtenOf(html)).toEqual({ html, quote: '' }),
  );
  it('stays apart from what it quotes', () => {
    const html = '<p><strong>Monday</strong>.</p><p>Per</p>';
    const draft = { ...answerOf(mail, 'reply', 'per@firm.example'), html };
    const { message = '' } = inputOf(draft);
    expect(writtenOf(message ?? '')).toEqual({ html, quote: draft.quote });
    expect(message).toBe(`${html}<p>Ona &lt;ona@firm.example&gt;, 2026-11-21:</p><blockquote><p>When?</p></blockquote>`);
  });
  it('is shown in one line', () => expect(snippetOf('<p>One &amp; two</p><ul><li>three</li></ul>')).toBe('One & two three'));
});

describe('an answer', () => {
  it('goes to the sender, hangs on the mail and is about the same record', () =>
    expect(answerOf(mail, 'reply', 'per@firm.example')).toMatchObject({
      to: [{ email: 'ona@firm.example' }],
      cc: [],
      subject: 'Re: Roof',
      answersId: 7,
      about: { subject: 'Customer', id: 3 },
      attachments: [],
    }));
  it('to all goes to everybody else', () =>
    expect(answerOf(mail, 'reply_all', 'per@firm.example')).toMatchObject({ cc: [{ email: 'kari@firm.example' }] }));
  it('that passes the mail on takes its files along, and has no receivers yet', () =>
    expect(answerOf(mail, 'forward', 'per@firm.example')).toMatchObject({
      to: [],
      subject: 'Fwd: Roof',
      attachments: [{ fileId: 4 }],
      answersId: null,
    }));
});

it('takes a draft up where it was left', () => {
  const draft = draftOf({ ...mail, folder: 'draft' });
  expect(draft).toMatchObject({
    draftId: 7,
    html: '<p>When?</p>',
    cc: [{ email: 'kari@firm.example' }],
    attachments: [{ fileId: 4 }],
  });
  expect(inputOf(draft)).toMatchObject({ draftId: 7, message: '<p>When?</p>', attachmentIds: [4] });
  expect([isEmpty(emptyDraft), isEmpty({ ...emptyDraft, html: '<p> </p>' }), isEmpty(draft)]).toEqual([true, true, false]);
});
