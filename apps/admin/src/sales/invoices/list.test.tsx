import { afterEach, describe, expect, it } from '@jest/globals';
import { anInvoiceDetail, anOrganisationRecord } from '@kontor/demo-data';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { openScreen, refusal, type Answer } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { InvoiceList } from './InvoiceList.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const row = (id: number, status: 'draft' | 'sent' | 'void', paid: number, balance: number) =>
  anInvoiceDetail({ id, status, number: status === 'draft' ? null : `N-${id}`, total: 121, paid, balance, currency: 'EUR' });
const reads: Record<string, unknown> = {
  '/invoices': [row(1, 'draft', 0, 121), row(2, 'sent', 50, 71), row(3, 'void', 0, 0)],
  '/organisation/1': anOrganisationRecord({ baseCurrency: 'EUR' }),
};

describe('the list of invoices', () => {
  it('adds up neither the amounts of void ones nor, as owed, those of drafts; and says how much of one is paid', async () => {
    openScreen(<InvoiceList />, {
      resource: 'invoices',
      at: '/invoices/index',
      server: ({ path }) => ({ body: reads[path] ?? [] }),
    });
    const foot = (await screen.findAllByRole('row')).at(-1);
    if (!foot) throw new Error('There is no table');
    expect(await within(foot).findByText('€242.00')).toBeVisible();
    expect(within(foot).getByText('€71.00')).toBeVisible();
    expect(screen.getByText('Partly paid · 41%')).toBeVisible();
  });

  type Write = (path: string, body: Record<string, unknown>) => Answer;
  const listOf = (total?: number, write?: Write) =>
    openScreen(<InvoiceList />, {
      resource: 'invoices',
      at: '/invoices/index?filter=%7B%22customerId%22%3A1%7D',
      server: ({ method, path, query, body }) => {
        if (method === 'POST' && write) return write(path, body);
        if (method === 'POST' && path === '/invoices/4/send') return refusal(422, { lines: 'document.no_lines' });
        if (method !== 'GET') return { body: row(1, 'sent', 0, 121) };
        if (path === '/invoices') return { body: [...(reads['/invoices'] as object[]), row(4, 'draft', 0, 60)], total };
        const sums = { currency: 'EUR', count: 90, total: 9000, paid: 1000, writtenOff: 0, balance: 8000 };
        if (path === '/invoices/totals') return { body: query.get('filter') === '{"customerId":1}' ? [sums] : [] };
        return { body: path === '/customers/1' ? { id: 1, email: 'info@nemuno.example' } : (reads[path] ?? []) };
      },
    });

  it('says what the whole filter comes to beside what the page does, and no balance of drafts', async () => {
    listOf(90);
    expect(await screen.findByText('€9,000.00')).toBeVisible();
    const [page, all] = ['This page', 'All pages'].map((label) => screen.getByText(label).closest('tr'));
    expect(all).toHaveTextContent(/9,000\.00.*8,000\.00/);
    expect(page).not.toHaveTextContent('9,000.00');
    const draft = (await screen.findAllByRole('row')).find((line) => within(line).queryByText('Draft #1'));
    if (!draft) throw new Error('There is no draft');
    expect(within(draft).getAllByText('€121.00')).toHaveLength(1);
  });

  it('says it once where all is on one page', async () => {
    listOf();
    expect(await screen.findAllByRole('row')).not.toHaveLength(0);
    expect(screen.queryByText('All pages')).not.toBeInTheDocument();
  });

  it('sends the chosen drafts one after the other, and tells which were refused', async () => {
    const { user, writes } = listOf();
    for (const name of ['Select #1', 'Select #4']) await user.click(await screen.findByRole('checkbox', { name }));
    await user.click(await screen.findByRole('button', { name: 'Send 2 invoices' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send 2 invoices' }));
    expect(await screen.findByText(/1 invoice was refused/)).toBeVisible();
    expect(await screen.findByText('Invoice sent')).toBeVisible();
    expect(writes.map(({ path }) => path)).toEqual(['/invoices/1/send', '/invoices/4/send']);
  });

  it('asks of all what sending one asks, and sends those again for which it is confirmed', async () => {
    const asks = (code: string) => ({ status: 409, body: { statusCode: 409, code, message: code, requestId: 'r' } });
    const { user, writes } = listOf(undefined, (path, body) => {
      if (path === '/invoices/1/send' && !body['noAccountConfirmed']) return asks('invoice.no_bank_account');
      if (path === '/invoices/4/send' && !body['hoursAheadConfirmed']) return asks('invoice.hours_ahead');
      return { body: row(1, 'sent', 0, 121) };
    });
    for (const name of ['Select #1', 'Select #4']) await user.click(await screen.findByRole('checkbox', { name }));
    await user.click(await screen.findByRole('button', { name: 'Send 2 invoices' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Send 2 invoices' }));
    expect(await dialog.findByText(/2 invoices were refused/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Send/ })).toBeNull();
    await user.click(dialog.getByRole('switch', { name: 'Send it without a bank account (1)' }));
    await user.click(dialog.getByRole('button', { name: 'Send 1 invoice' }));
    expect(await dialog.findByText(/1 invoice was refused/)).toBeVisible();
    await user.click(dialog.getByRole('switch', { name: 'Bill these hours in advance (1)' }));
    await user.click(dialog.getByRole('button', { name: 'Send 1 invoice' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(writes.slice(2).map(({ path, body }) => [path, Object.keys(body as object)])).toEqual([
      ['/invoices/1/send', ['to', 'noAccountConfirmed']],
      ['/invoices/4/send', expect.arrayContaining(['hoursAheadConfirmed'])],
    ]);
  });

  it('marks the chosen sent ones as paid', async () => {
    const { user, writes } = listOf();
    await user.click(await screen.findByRole('checkbox', { name: 'Select #2' }));
    await user.click(await screen.findByRole('button', { name: 'Mark 1 as paid' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Mark 1 as paid' }));
    expect(await screen.findByText('Marked as paid')).toBeVisible();
    expect(writes).toEqual([
      expect.objectContaining({
        path: '/invoices/2/mark-paid',
        body: { method: 'bankTransfer', paymentDate: expect.stringMatching(/^\d{4}-/) },
      }),
    ]);
  });
});

it('opens the overdue ones by due date, with that date, and reminds of those that are chosen', async () => {
  const sorts: (string | null)[] = [];
  const { user, writes } = openScreen(<InvoiceList />, {
    resource: 'invoices',
    at: '/invoices/index',
    server: ({ path, query }): Answer => {
      if (path === '/invoices') {
        sorts.push(query.get('sort'));
        return { body: [row(2, 'sent', 0, 121), row(4, 'sent', 0, 121)].map((one) => ({ ...one, dueDate: '2026-01-31' })) };
      }
      if (path.endsWith('/next-reminder')) return { body: { toAddress: path.includes('/2/') ? 'ona@example.com' : null } };
      return { body: path === '/reminders' ? [{ stage: 'first' }] : (reads[path] ?? []) };
    },
  });
  await user.click(await screen.findByRole('tab', { name: /Overdue/ }));
  expect(await screen.findByRole('columnheader', { name: /Due date/ })).toBeVisible();
  await waitFor(() => expect(sorts).toContain('["dueDate","ASC"]'));
  await user.click(await screen.findByRole('checkbox', { name: 'Select #2' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select #4' }));
  await user.click(await screen.findByRole('button', { name: 'Send 2 reminders' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send 2 reminders' }));
  expect(await screen.findByText(/The customer has no email address/)).toBeVisible();
  expect(writes.map(({ path, body }) => [path, body])).toEqual([
    ['/invoices/2/remind', { stage: 'second', to: 'ona@example.com' }],
  ]);
});

it('tells the due date and the balance of what is overdue on a telephone', async () => {
  const before = window.matchMedia;
  const listeners = { onchange: null, addListener() {}, removeListener() {}, addEventListener() {}, removeEventListener() {} };
  window.matchMedia = (media) => ({ ...listeners, media, matches: media.includes('max-width'), dispatchEvent: () => true });
  openScreen(<InvoiceList />, {
    resource: 'invoices',
    at: `/invoices/index?filter=${JSON.stringify({ overdue: true })}`,
    server: ({ path }) => ({
      body: path === '/invoices' ? [{ ...row(2, 'sent', 50, 71), dueDate: '2026-01-31' }] : (reads[path] ?? []),
    }),
  });
  expect(await screen.findByText(/due 31 Jan/)).toBeVisible();
  window.matchMedia = before;
  expect(screen.getByText(/71\.00/)).toBeVisible();
});

it('leaves half of a card to the name of the customer on a telephone, however much is said of the invoice', async () => {
  const before = window.matchMedia;
  const listeners = { onchange: null, addListener() {}, removeListener() {}, addEventListener() {}, removeEventListener() {} };
  window.matchMedia = (media) => ({ ...listeners, media, matches: media.includes('max-width'), dispatchEvent: () => true });
  openScreen(<InvoiceList />, {
    resource: 'invoices',
    at: '/invoices/index',
    server: ({ path }) => ({ body: path === '/invoices' ? [row(2, 'sent', 50, 71)] : (reads[path] ?? []) }),
  });
  const badges = (await screen.findByText('Partly paid · 41%')).parentElement;
  window.matchMedia = before;
  if (!badges?.parentElement) throw new Error('There is no card');
  expect(getComputedStyle(badges).flexWrap).toBe('wrap');
  expect(getComputedStyle(badges.parentElement).maxWidth).toBe('50%');
});
