import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { aClassifierRecord, anExpenseRecord, anOrganisationRecord, aReimbursementRecord } from '@kontor/demo-data';
import type { AbilityRule, ExpenseRecord } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import '../../resources.ts';
import { openScreen, refusal, type Answer } from '../../platform/testing/openScreen.tsx';
import { savedFiles } from '../../platform/testing/savedFiles.ts';
import { ExpenseCreate } from './ExpenseCreate.tsx';
import { ExpenseEdit } from './ExpenseEdit.tsx';
import { ExpenseList } from './ExpenseList.tsx';
import { ExpenseShow } from './ExpenseShow.tsx';
import { ReimbursementList } from './pay/ReimbursementList.tsx';

const { XMLHttpRequest: browserRequest, createImageBitmap: browserBitmap } = globalThis;
savedFiles();
afterEach(() => {
  cleanup();
  localStorage.clear();
  Object.assign(globalThis, { XMLHttpRequest: browserRequest, createImageBitmap: browserBitmap });
});
beforeAll(() => import('./form/expenseResolver.ts'));

/** Stands in for XMLHttpRequest: answers each upload with the next of these, and counts them. */
function playUploads(...statuses: number[]): { count: number } {
  const played = { count: 0 };
  class Played {
    status = 0;
    responseText = '{"id":1}';
    upload = {};
    onload: () => void = () => undefined;
    open = () => undefined;
    setRequestHeader = () => undefined;
    abort = () => undefined;
    send = () => {
      this.status = statuses[played.count] ?? 201;
      played.count += 1;
      setTimeout(() => this.onload());
    };
  }
  globalThis.XMLHttpRequest = Played as unknown as typeof XMLHttpRequest;
  return played;
}

const approved = { status: 'approved', approvedAt: '2026-03-03T08:00:00Z', userId: 5 } as const;
const rows = [
  anExpenseRecord({ id: 7, vendorName: 'Circle K', ...approved, amount: 42.35, baseAmount: 42.35 }),
  anExpenseRecord({ id: 8, vendorName: 'Bolt', ...approved, amount: 10, baseAmount: 10 }),
  anExpenseRecord({ id: 9, vendorName: 'Tele2', ...approved, userId: 6, userName: 'Jonas Jonaitis' }),
  anExpenseRecord({ id: 10, vendorName: 'Narvesen', status: 'submitted', userId: 5 }),
  anExpenseRecord({ id: 11, vendorName: 'LTG Link', rejectReason: 'No receipt', userId: 5 }),
];

type Given = {
  change?: Partial<ExpenseRecord>;
  list?: object[];
  months?: object[];
  classifiers?: object[];
  write?: (path: string) => Answer;
  rules?: AbilityRule[];
};

function open(
  at: string,
  {
    change = {},
    list = rows,
    months = [],
    classifiers = [],
    write = () => ({ body: anExpenseRecord({ id: 7 }) }),
    rules,
  }: Given = {},
) {
  const reads: Record<string, unknown> = {
    '/organisation/1': anOrganisationRecord({ baseCurrency: 'EUR' }),
    '/expenses': list,
    '/expenses/7': anExpenseRecord({ id: 7, userId: 5, ...change }),
    '/expenses/months': months,
    '/classifiers': classifiers,
    '/expenses/counts': { all: 5, draft: 1, submitted: 1, approved: 3, reimbursed: 0, toReimburse: 3 },
    '/expenses/terms': { baseCurrency: 'EUR' },
    '/reimbursements': [aReimbursementRecord({ id: 31 })],
  };
  const asked: string[] = [];
  const opened = openScreen(
    <ResourceContextProvider value={at.split('/')[1]}>
      <Routes>
        <Route path="/expenses/:id" element={<ExpenseEdit />} />
        <Route path="/expenses/index" element={<ExpenseList />} />
        <Route path="/expenses/create" element={<ExpenseCreate />} />
        <Route path="/expenses/:id/show" element={<ExpenseShow />} />
        <Route path="/reimbursements/index" element={<ReimbursementList />} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
    </ResourceContextProvider>,
    {
      at,
      rules,
      server: ({ method, path, query }) => {
        if (method !== 'GET') return write(path);
        if (path === '/expenses') asked.push(query.get('filter') ?? '');
        return { body: reads[path] ?? [] };
      },
    },
  );
  return { ...opened, asked };
}

const box = async (name: RegExp) => within(await screen.findByRole('row', { name })).getByRole('checkbox');
const employee: AbilityRule[] = [
  { action: ['read', 'create', 'update', 'delete', 'submit'], subject: 'Expense', conditions: { userId: null } },
  { action: ['read', 'create', 'delete'], subject: 'File', conditions: { subject: 'Expense' } },
  { action: 'read', subject: ['Classifier', 'Project', 'Customer'] },
  { action: 'read', subject: 'Expense', fields: ['markUpPercent', 'markUp', 'unitPrice'], inverted: true },
];

describe('the list of expenses', () => {
  it('says state, and that one came back', async () => {
    open('/expenses/index');
    expect(within(await screen.findByRole('row', { name: /Circle K/ })).getByText('To reimburse')).toBeVisible();
    expect(within(screen.getByRole('row', { name: /LTG Link/ })).getByText('Returned')).toBeVisible();
    expect(screen.getByRole('tab', { name: /To reimburse/ })).toHaveTextContent('3');
  });

  it('reimburses several of one person with one payment', async () => {
    const { user, writes } = open('/expenses/index');
    await user.click(await box(/Circle K/));
    await user.click(await box(/Bolt/));
    await user.click(await screen.findByRole('button', { name: 'Reimburse 2 expenses' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText('Total: €52.35')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Reimburse' }));
    await waitFor(() =>
      expect(writes.at(-1)).toMatchObject({ path: '/reimbursements', body: { expenseIds: [7, 8], method: 'bankTransfer' } }),
    );
  });

  it('reimburses no two people together, and approves what waits', async () => {
    const { user, writes } = open('/expenses/index');
    await user.click(await box(/Circle K/));
    await user.click(await box(/Tele2/));
    expect(await screen.findByRole('button', { name: 'Reimburse 2 expenses' })).toBeDisabled();
    await user.click(await box(/Circle K/));
    await user.click(await box(/Tele2/));
    await user.click(await box(/Narvesen/));
    await user.click(await screen.findByRole('button', { name: 'Approve 1 expense' }));
    await waitFor(() => expect(writes.at(-1)).toMatchObject({ path: '/expenses/10/approve', body: { version: 1 } }));
  });
});

it('the list says what each month came to, and leads to its expenses', async () => {
  const month = { month: '2026-02', currency: 'EUR', count: 2, amount: 30.5, tax: 0 };
  const months = [
    month,
    { ...month, currency: 'NOK', count: 1, amount: 76 },
    { ...month, month: '2026-03', count: 4, amount: 12 },
  ];
  const { user, asked } = open('/expenses/index', { months });
  await user.click(await screen.findByRole('button', { name: 'By month' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'By month' }));
  const rows = (await dialog.findAllByRole('row')).map(({ textContent }) => textContent);
  expect(rows).toEqual(['MonthNumberAmount paid', 'March 20264€12.00', expect.stringMatching(/^February 20263€30.50NOK.76.00$/)]);
  await user.click(dialog.getByRole('button', { name: 'February 2026' }));
  await waitFor(() => expect(asked.at(-1)).toMatch(/expenseDate_gte.*2026-02-01.*expenseDate_lte.*2026-02-28/));
});

describe('the page of an expense', () => {
  it('goes back to its person for a reason', async () => {
    const { user, writes } = open('/expenses/7/show', { change: { status: 'submitted' } });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Return' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.type(await dialog.findByLabelText(/^Reason/), 'No receipt');
    await user.click(dialog.getByRole('button', { name: 'Return' }));
    await waitFor(() =>
      expect(writes.at(-1)).toMatchObject({
        path: '/expenses/7/reject',
        body: { reason: 'No receipt', approvedConfirmed: false },
      }),
    );
  });

  it('tells its person the reason, and offers nobody to approve their own', async () => {
    open('/expenses/7/show', { change: { status: 'submitted', userId: 0, rejectReason: null } });
    expect(await screen.findByText('Submitted')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    cleanup();
    open('/expenses/7/show', { change: { rejectReason: 'No receipt' } });
    expect(await screen.findByText('Returned: No receipt')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Submit' })).toBeVisible();
  });
});

it('an expense of which only the category is known is called by it', async () => {
  const change = { vendorName: null, comment: null, categoryId: 4 };
  open('/expenses/7/show', { change, classifiers: [aClassifierRecord({ id: 4, nameEn: 'Travel' })] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Travel' })).toBeVisible();
});

it('says that it was paid in the customer’s name, also to people who see no prices', async () => {
  const change = { billable: true, outlay: true, unitPrice: 50 };
  for (const rules of [undefined, employee]) {
    open('/expenses/7/show', { change, rules });
    expect(await screen.findByText('Paid in the customer’s name')).toBeVisible();
    if (!rules) expect(screen.getByText('€50.00, without tax')).toBeVisible();
    cleanup();
  }
});

describe('a billed expense', () => {
  const held = { ...approved, userId: 6, billable: true, unitPrice: 50, billed: true };
  const drafted = { ...held, invoices: [{ id: 31, number: null, isDraft: true }] };
  const sent = { ...held, invoices: [{ id: 30, number: 'INV-30', isDraft: false }] };

  it('names its invoice with a link, and leaves a draft after a question', async () => {
    const { user, writes } = open('/expenses/7/show', { change: drafted });
    expect(await screen.findByRole('link', { name: /In invoice .*31/ })).toHaveAttribute('href', '/invoices/31/show');
    await user.click(screen.getByRole('button', { name: 'Remove from invoice' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/^The expense leaves .*31/)).toBeVisible();
    expect(question.getAllByText(/Are you sure/)).toHaveLength(1);
    await user.click(question.getByRole('button', { name: 'Remove from invoice' }));
    await waitFor(() => expect(writes.at(-1)).toMatchObject({ path: '/expenses/7/remove-from-invoice' }));
    expect(await screen.findByText('Removed from the invoice')).toBeVisible();
  });

  it('goes back to its person with the draft named, which it leaves', async () => {
    const { user, writes } = open('/expenses/7/show', { change: drafted });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Return' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/It leaves .*31/)).toBeVisible();
    await user.type(await dialog.findByLabelText(/^Reason/), 'No receipt');
    await user.click(dialog.getByRole('button', { name: 'Return' }));
    await waitFor(() => expect(writes.at(-1)).toMatchObject({ body: { reason: 'No receipt', offDraftsConfirmed: true } }));
  });

  it('that was sent stays there', async () => {
    const { user } = open('/expenses/7/show', { change: sent });
    expect(await screen.findByRole('link', { name: 'In invoice INV-30' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove from invoice' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    expect(await screen.findByRole('menuitem', { name: 'Return' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('says so in the list', async () => {
    open('/expenses/index', { list: [anExpenseRecord({ id: 7, ...sent }), anExpenseRecord({ id: 8, ...held, billed: false })] });
    expect(await screen.findByRole('link', { name: 'In invoice INV-30' })).toHaveAttribute('href', '/invoices/30/show');
    expect(screen.getByText('Billable')).toBeVisible();
  });

  it('says only that it is billed to people who do not see the invoice', async () => {
    const { invoices: _, ...record } = anExpenseRecord({ id: 7, ...held });
    open('/expenses/index', { list: [record] });
    expect(await screen.findByText('Billed', { selector: '[data-status="billed"]' })).toBeVisible();
  });
});

describe('the form of an expense', () => {
  it('passes on what was paid in the customer’s name at cost, without mark-up', async () => {
    const input = { billable: true, customerId: 3, taxRateId: null, taxAmount: 7.35, markUpPercent: 10 };
    const { user, writes } = open('/expenses/7', { change: anExpenseRecord({ id: 7, userId: 5 }, input) });
    await user.click(await screen.findByRole('button', { name: 'More: where, tax, customer' }));
    expect(await screen.findByText(/the customer pays €38.50, mark-up 10%/)).toBeVisible();
    await user.click(screen.getByLabelText('Paid in the customer’s name'));
    expect(await screen.findByText(/the customer pays €42.35, mark-up 0%/)).toBeVisible();
    expect(screen.queryByLabelText('Mark-up, %')).toBeNull();
    expect(screen.queryByLabelText('Deductible, %')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes.at(-1)).toMatchObject({ body: { outlay: true, billable: true, markUpPercent: null } }));
  });

  const picture = new File(['x'], 'receipt.jpg', { type: 'image/jpeg' });
  const fill = async (user: ReturnType<typeof open>['user']) => {
    await user.type(await screen.findByLabelText(/^Amount paid/), '42,35');
    await user.upload(document.querySelector('input[capture]') as HTMLInputElement, picture);
  };

  it('shows the photo at once and asks for the amount next, while the photo is still made small', async () => {
    const uploads = playUploads();
    let fail: (reason: Error) => void = () => undefined;
    globalThis.createImageBitmap = () => new Promise((_, refuse) => (fail = refuse));
    const { user, writes } = open('/expenses/create', { rules: employee });
    const photo = new File([new Uint8Array(600_000)], 'photo.jpg', { type: 'image/jpeg' });
    const amount = await screen.findByLabelText(/^Amount paid/);
    await user.upload(document.querySelector('input[capture]') as HTMLInputElement, photo);
    expect(screen.getByAltText('photo.jpg')).toBeVisible();
    expect(amount).toHaveFocus();
    await user.keyboard('42,35');
    await user.click(screen.getByRole('button', { name: 'Save and submit' }));
    await waitFor(() => expect(writes.map(({ path }) => path)).toEqual(['/expenses']));
    expect(uploads.count).toBe(0);
    fail(new Error('This browser cannot draw it'));
    await waitFor(() => expect(writes.map(({ path }) => path)).toEqual(['/expenses', '/expenses/7/submit']));
    expect(uploads.count).toBe(1);
  });

  it('takes a photo and an amount on a telephone, and hands them in', async () => {
    const uploads = playUploads();
    const { user, writes } = open('/expenses/create', { rules: employee });
    await fill(user);
    expect(screen.queryByLabelText(/^Where/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save and submit' }));
    await waitFor(() => expect(writes.map(({ path }) => path)).toEqual(['/expenses', '/expenses/7/submit']));
    expect(uploads.count).toBe(1);
    expect(writes[0]?.body).toMatchObject({ amount: 42.35, currency: 'EUR', paidBy: 'employee' });
    expect(writes[0]?.body).not.toHaveProperty('markUpPercent');
  });

  it('keeps everything when the picture does not arrive, and creates nothing twice', async () => {
    const uploads = playUploads(503, 201);
    const { user, writes, location } = open('/expenses/create');
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Saved, but the picture was not sent/)).toBeVisible();
    expect(screen.getByLabelText(/^Amount paid/)).toHaveValue('42.35');
    expect(screen.getByAltText('receipt.jpg')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(location()?.pathname).toBe('/expenses/7/show'));
    expect(uploads.count).toBe(2);
    expect(writes.map(({ path }) => path)).toEqual(['/expenses']);
  });

  it('unfolds the field that was refused', async () => {
    const { user } = open('/expenses/create', { write: () => refusal(422, { taxAmount: 'expense.tax_over_amount' }) });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByLabelText(/^Tax on the receipt/)).toBeVisible();
  });
});

it('the list of reimbursements undoes one after a question', async () => {
  const { user, writes } = open('/reimbursements/index', { write: () => ({ body: aReimbursementRecord({ id: 31 }) }) });
  await user.click(await screen.findByRole('button', { name: /Undo the reimbursement of €42.35/ }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo reimbursement' }));
  await waitFor(() => expect(writes.at(-1)).toMatchObject({ method: 'DELETE', path: '/reimbursements/31' }));
});
