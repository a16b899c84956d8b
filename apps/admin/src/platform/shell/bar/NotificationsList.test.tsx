import { afterEach, expect, it } from '@jest/globals';
import type { NotificationRecord } from '@kontor/domain';
import { cleanup, screen } from '@testing-library/react';
import '../../../resources.ts';
import { openScreen } from '../../testing/openScreen.tsx';
import { NotificationsList } from './NotificationsList.tsx';

afterEach(cleanup);

const news = (id: number, kind: NotificationRecord['kind'], readAt: string | null = null): NotificationRecord => ({
  id,
  kind,
  readAt,
  createdAt: '2026-11-22T08:00:00.000Z',
  params: { number: `INV-${id}`, customer: 'Nemuno' },
  subject: 'Invoice',
  subjectId: id,
});

it('makes eighteen notifications of one kind one line with their count and sum, and opens into each', async () => {
  const overdue = Array.from({ length: 18 }, (_, at) => news(at + 1, 'invoiceOverdue'));
  const all = [news(40, 'invoicePaid'), ...overdue, news(41, 'invoicePaid', '2026-11-22T09:00:00.000Z')];
  const invoices = overdue.map(({ id }) => ({ id, balance: 100.1, total: 500, currency: id === 18 ? 'NOK' : 'EUR' }));
  const { user } = openScreen(<NotificationsList anchor={document.body} open onClose={() => undefined} unread={19} />, {
    at: '/dashboard/main',
    server: ({ path }) => ({ body: path === '/notifications' ? all : path === '/invoices' ? invoices : [] }),
  });
  const line = await screen.findByRole('button', { name: /^18 invoices are overdue · €1,701.70 · NOK\s100.10/ });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent?.slice(0, 20))).toEqual([
    'Invoice INV-40 was p',
    'Invoice INV-41 was p',
  ]);
  await user.click(line);
  expect(screen.getByRole('link', { name: /Invoice INV-7 is overdue/ })).toHaveAttribute('href', '/invoices/7/show');
});

it('says dates as the reader writes them, and leads to the record', async () => {
  const params = { person: 'Ona Onaitė', from: '2026-12-21', to: '2027-01-05' };
  const asked = { ...news(5, 'absenceAsked'), params, subject: 'Absence' };
  openScreen(<NotificationsList anchor={document.body} open onClose={() => undefined} unread={1} />, {
    at: '/dashboard/main',
    server: ({ path }) => ({ body: path === '/notifications' ? [asked] : [] }),
  });
  const line = await screen.findByRole('link', { name: /^Ona Onaitė asked for days off from 21 Dec 2026 to 5 Jan 2027/ });
  expect(line).toHaveAttribute('href', '/absences/5/show');
});
