import { afterEach, expect, it } from '@jest/globals';
import { anInvoiceRecord, aUserRecord } from '@kontor/demo-data';
import { cleanup, screen } from '@testing-library/react';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { UserActivity } from './UserActivity.tsx';

afterEach(cleanup);

it('names the documents of what a person did by their number, and what is gone by its id', async () => {
  const entry = (id: number, verb: string, subjectId: number) => ({
    id,
    verb,
    subject: 'Invoice',
    subjectId,
    at: '2026-11-20T10:00:00Z',
    actor: 'person',
    userId: 4,
    userName: 'Ona',
    changes: {},
    requestId: null,
  });
  const reads: Record<string, unknown> = {
    '/audit': [entry(2, 'send', 7), entry(1, 'delete', 6)],
    '/invoices': [anInvoiceRecord({ id: 7, number: 'INV-2026-0007' })],
  };
  openScreen(<UserActivity user={aUserRecord({ id: 4 })} />, {
    resource: 'users',
    at: '/users/4/show',
    server: ({ path }) => ({ body: reads[path] ?? [] }),
  });
  const link = await screen.findByRole('link', { name: 'INV-2026-0007' });
  expect(link).toHaveAttribute('href', '/invoices/7/show');
  expect(screen.getByText(/Invoice 6$/)).toBeVisible();
});
