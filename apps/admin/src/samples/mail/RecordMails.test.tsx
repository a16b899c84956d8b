import { expect, it } from '@jest/globals';
import type { EmailRecord } from '@kontor/domain';
import { act, screen, waitFor } from '@testing-library/react';
import { openScreen, type Asked } from '../../platform/testing/openScreen.tsx';
import { broken } from '../demo/openSample.tsx';
import { RecordMails } from './RecordMails.tsx';

const mail = (id: number, subject: string, change: Partial<EmailRecord> = {}): EmailRecord => ({
  id,
  subject,
  time: '2026-03-09T09:00:00.000Z',
  message: '<p>Dear all</p>',
  folder: 'inbox',
  from: { email: 'ona@firm.example', name: 'Ona Onaitė', avatar: '' },
  to: [{ name: 'Per', email: 'per@firm.example' }],
  cc: [],
  bcc: [],
  attachments: [],
  labels: [],
  replies: [],
  about: null,
  answersId: null,
  isStarred: false,
  isRead: true,
  ...change,
});

function open(stored: () => EmailRecord[]) {
  const asked: Asked[] = [];
  const opened = openScreen(<RecordMails subject="Invoice" id={42} />, {
    at: '/invoices/42/show?tab=mail',
    server: (call) => {
      if (call.method !== 'GET') return { body: undefined, status: 204 };
      asked.push(call);
      return { body: { emails: stored(), emailsMeta: { inbox: 0, draft: 0, spam: 0 }, total: stored().length } };
    },
  });
  return { ...opened, asked };
}

it('lists one’s mails about an invoice, each with its way to the mail or the draft, and writes another one about it', async () => {
  const { user, asked, writes } = open(() => [
    mail(3, 'Payment'),
    mail(4, 'Our answer', { folder: 'draft', from: { email: 'per@firm.example', name: 'Per', avatar: '' } }),
  ]);
  const link = await screen.findByRole('link', { name: /Payment/ });
  expect([asked[0]?.query.get('aboutSubject'), asked[0]?.query.get('aboutId')]).toEqual(['Invoice', '42']);
  expect(link.getAttribute('href')).toBe('/mail/index?folder=inbox&mail=3');
  const draft = screen.getByRole('link', { name: /Our answer/ });
  expect(draft.getAttribute('href')).toBe('/mail/index?folder=draft&compose=4');
  expect(screen.getByRole('link', { name: 'New mail' }).getAttribute('href')).toBe('/mail/index?compose=new&about=Invoice:42');
  await user.click(screen.getByRole('button', { name: 'Star "Payment"' }));
  await waitFor(() =>
    expect(writes[0]).toMatchObject({
      path: '/apps/email/update-emails',
      body: { emailIds: [3], dataToUpdate: { isStarred: true } },
    }),
  );
});

it('says that there are none, and shows one that arrives without a reload', async () => {
  let stored: EmailRecord[] = [];
  open(() => stored);
  expect(await screen.findByText('You have no mails about this record yet.')).toBeTruthy();
  stored = [mail(5, 'Reminder')];
  const detail = { type: 'mail', subject: 'Email', id: 5 };
  act(() => void window.dispatchEvent(new CustomEvent('kontor:live', { detail })));
  expect(await screen.findByRole('link', { name: /Reminder/ })).toBeTruthy();
});

it('offers to try again when the mails could not be read', async () => {
  let isBroken = true;
  const { user } = openScreen(<RecordMails subject="Customer" id={7} />, {
    at: '/customers/7/show?tab=mail',
    server: () => (isBroken ? broken() : { body: { emails: [mail(6, 'The roof')], emailsMeta: {}, total: 1 } }),
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await user.click(again);
  expect(await screen.findByRole('link', { name: /The roof/ })).toBeTruthy();
});
