import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import { aUserRecord } from '@kontor/demo-data';
import { clearSession, writeSession, type UserData } from '../api/session/session.ts';
import { FilesPanel } from './FilesPanel.tsx';
import { openScreen } from '../testing/openScreen.tsx';

afterEach(() => {
  cleanup();
  clearSession();
});

const file = { createdAt: '2026-11-21T09:00:00.000Z', mimeType: 'application/pdf', size: 1200, subject: 'Invoice', subjectId: 7 };

it('offers to delete what somebody added, and not the paper of an issued invoice', async () => {
  const { user, writes } = openScreen(<FilesPanel subject="Invoice" subjectId={7} />, {
    resource: 'invoices',
    at: '/invoices/7/show',
    server: () => ({
      body: [
        { ...file, id: 1, name: 'INV-1.pdf', createdById: null, createdByName: null },
        { ...file, id: 2, name: 'order.pdf', createdById: 3, createdByName: 'Rasa' },
      ],
    }),
  });
  await screen.findByRole('button', { name: 'INV-1.pdf' });
  expect(screen.queryAllByRole('button', { name: /^(Delete|Remove).*pdf/ }).map((one) => one.getAttribute('aria-label'))).toEqual(
    [expect.stringContaining('order.pdf')],
  );
  await user.click(screen.getByRole('button', { name: 'Delete order.pdf' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete order.pdf' }));
  await waitFor(() => expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /files/2']));
});

it.each([
  ['reads the record', ['read'], ['mine.pdf']],
  ['changes the record', ['read', 'update'], ['mine.pdf', 'order.pdf']],
])('offers whoever %s to delete their own, or all', async (_, action, expected) => {
  const userData = { ...aUserRecord(), id: 5, role: 'projectManager', ability: [], extras: {} } as unknown as UserData;
  writeSession({ accessToken: 'a', refreshToken: 'b', userData });
  openScreen(<FilesPanel subject="Invoice" subjectId={7} />, {
    resource: 'invoices',
    at: '/invoices/7/show',
    rules: [
      { action: ['read', 'create', 'delete'], subject: 'File' },
      { action, subject: 'Invoice' },
    ],
    server: () => ({
      body: [
        { ...file, id: 1, name: 'mine.pdf', createdById: 5, createdByName: 'Ona' },
        { ...file, id: 2, name: 'order.pdf', createdById: 3, createdByName: 'Rasa' },
      ],
    }),
  });
  await screen.findByRole('button', { name: 'order.pdf' });
  const offered = screen.queryAllByRole('button', { name: /^Delete/ }).map((one) => one.getAttribute('aria-label'));
  expect(offered).toEqual(expected.map((name) => `Delete ${name}`));
});

it('tells two files of one name apart by when they came', async () => {
  openScreen(<FilesPanel subject="Invoice" subjectId={7} />, {
    resource: 'invoices',
    at: '/invoices/7/show',
    server: () => ({
      body: [
        { ...file, id: 4, name: 'order.pdf', createdById: 3, createdByName: 'Rasa', createdAt: '2026-11-22T09:00:00.000Z' },
        { ...file, id: 3, name: 'order.pdf', createdById: 3, createdByName: 'Rasa' },
        { ...file, id: 2, name: 'terms.pdf', createdById: 3, createdByName: 'Rasa' },
      ],
    }),
  });
  expect(await screen.findByRole('button', { name: /^order\.pdf, 22 Nov 2026/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Delete order\.pdf, 21 Nov 2026/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'terms.pdf' })).toBeVisible();
});
