import { expect, it } from '@jest/globals';
import type { Dashboard } from '@kontor/domain';
import { screen } from '@testing-library/react';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { AttentionPanel } from './AttentionPanel.tsx';

const nothing = { unbilledMinutes: 0, currency: 'EUR', overdueInvoices: [], approvals: { timeWeeks: null, expenses: null } };
const open = (data: object) =>
  openScreen(<AttentionPanel data={{ ...nothing, ...data } as unknown as Dashboard} />, { at: '/dashboard/main' });

it('leads from unbilled hours to the page where they become invoices', async () => {
  open({ unbilledMinutes: 4125, unbilledAmount: 5843.75 });
  expect(await screen.findByRole('link', { name: 'Create invoices' })).toHaveAttribute('href', '/unbilledHours/index');
});

it('says how many hours slip this week', async () => {
  open({ unbilledMinutes: 4125, unbilledAmount: 5843.75, slippingMinutes: 90 });
  expect(
    await screen.findByText('Invoice 1 h 30 min by the end of this week · Worth €5,843.75 at the rates they were logged with'),
  ).toBeTruthy();
});

it('leads to what waits for a decision', async () => {
  open({ approvals: { timeWeeks: 2, expenses: 1 } });
  expect(await screen.findByText('2 weeks to approve')).toBeTruthy();
  expect(screen.getByText('1 expense to approve')).toBeTruthy();
  const [weeks, expenses] = screen.getAllByRole('link', { name: 'Review' });
  expect(weeks?.getAttribute('href')).toMatch(/^\/timeWeeks\/index\?.*submitted/);
  expect(expenses?.getAttribute('href')).toMatch(/^\/expenses\/index\?.*submitted/);
});

it('says when nothing does', async () => {
  open({ approvals: { timeWeeks: 0, expenses: 0 } });
  expect(await screen.findByText(/Nothing is overdue/)).toBeTruthy();
});
