import { expect, it } from '@jest/globals';
import type { Dashboard } from '@kontor/domain';
import { screen } from '@testing-library/react';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { AttentionPanel } from './AttentionPanel.tsx';

it('leads from unbilled hours to the page where they become invoices', async () => {
  const data = { unbilledMinutes: 4125, unbilledAmount: 5843.75, currency: 'EUR', overdueInvoices: [] } as unknown as Dashboard;
  openScreen(<AttentionPanel data={data} />, { at: '/dashboard/main' });
  expect(await screen.findByRole('link', { name: 'Create invoices' })).toHaveAttribute('href', '/unbilledHours/index');
});
