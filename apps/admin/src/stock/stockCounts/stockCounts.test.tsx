import { afterEach, describe, expect, it } from '@jest/globals';
import { anItemRecord, anOrganisationRecord } from '@kontor/demo-data';
import type { StockCountDetail } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { Link, Route, Routes } from 'react-router-dom';
import { openScreen, refusal, type Answer } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { CountList } from './CountList.tsx';
import { CountShow } from './CountShow.tsx';
import './MomentDialog.tsx';
import './PostCountDialog.tsx';

afterEach(cleanup);

const still = { moves: [], isOutdated: false, onHandAfter: null };
const vest = { itemId: 5, sku: 'VEST', itemName: 'Vest', barcode: '477', unitCode: null, onHand: 8, ...still };
const count: StockCountDetail = {
  id: 4,
  version: 2,
  createdAt: '2026-11-20T08:00:00Z',
  updatedAt: '2026-11-20T08:00:00Z',
  status: 'open',
  isBackdated: false,
  countDate: '2026-11-20',
  categoryId: null,
  reasonId: 3,
  note: null,
  itemCount: 2,
  countedCount: 1,
  postedAt: null,
  postedById: null,
  postedByName: null,
  adjustmentId: null,
  reversalDate: null,
  lines: [
    { ...vest, counted: null, difference: null, countedByName: null, countedAt: null },
    {
      ...vest,
      itemId: 6,
      itemName: 'Tape',
      barcode: null,
      counted: 6,
      difference: -2,
      onHandAfter: 6,
      countedByName: 'Ona',
      countedAt: null,
    },
  ],
};

const toFour = (
  <Link key="open" to="/stockCounts/4/show">
    Open it
  </Link>
);

function open(at: string, write: () => Answer | Promise<Answer> = () => ({ body: count }), record: StockCountDetail = count) {
  const reads: Record<string, unknown> = {
    '/organisation/1': anOrganisationRecord(),
    '/items': [anItemRecord({ id: 5, name: 'Vest', barcode: '477' })],
    // As the server's list does: a row has no lines.
    '/stock-counts': [{ ...record, lines: undefined }],
    '/stock-counts/4': record,
  };
  return openScreen(
    <ResourceContextProvider value="stockCounts">
      <Routes>
        <Route path="/stockCounts/index" element={[<CountList key="list" />, toFour]} />
        <Route path="/stockCounts/:id/show" element={<CountShow />} />
      </Routes>
    </ResourceContextProvider>,
    {
      resource: 'stockCounts',
      at,
      server: ({ method, path, query }) => {
        if (method !== 'GET') return write();
        // A code that no item has is looked up for longer.
        if (query.get('filter')?.includes('999999')) return new Promise((done) => setTimeout(() => done({ body: [] }), 300));
        return { body: reads[path] ?? [] };
      },
    },
  );
}

it('lists counts with how far they are', async () => {
  open('/stockCounts/index');
  const row = within(await screen.findByRole('row', { name: /20 Nov 2026/ }));
  expect(row.getByText('1 of 2')).toBeVisible();
  expect(row.getByText('All goods')).toBeVisible();
});

it('says on its page and in the list that its adjustment was reversed, and leads to it', async () => {
  const reversed = { ...count, status: 'posted', adjustmentId: 16, reversalDate: '2026-11-24' } as const;
  open('/stockCounts/4/show', undefined, reversed);
  expect(await screen.findByText('Adjustment reversed')).toBeVisible();
  expect(screen.getByRole('link', { name: '#16' })).toHaveAttribute('href', '/inventoryAdjustments/16/show');
  expect(screen.getByText(/reversed on 24 Nov 2026/)).toBeVisible();
  cleanup();
  open('/stockCounts/index', undefined, reversed);
  const row = within(await screen.findByRole('row', { name: /20 Nov 2026/ }));
  expect(row.getByText('Adjustment reversed')).toBeVisible();
});

it('opens from the list, whose rows have no lines', async () => {
  const { user } = open('/stockCounts/index');
  await screen.findByRole('row', { name: /20 Nov 2026/ });
  await user.click(screen.getByRole('link', { name: 'Open it' }));
  expect(await screen.findByLabelText('Counted: Vest')).toBeVisible();
});

it('keeps what is typed on Enter, and goes to the next item', async () => {
  const { user, writes } = open('/stockCounts/4/show');
  await user.type(await screen.findByLabelText('Counted: Vest'), '7{Enter}');
  await waitFor(() =>
    expect(writes[0]).toMatchObject({ path: '/stock-counts/4/enter', body: { itemId: 5, counted: 7, was: null } }),
  );
  expect(screen.getByLabelText('Counted: Tape')).toHaveFocus();
});

it('says that somebody else has counted meanwhile, and keeps what was typed', async () => {
  const refused = { statusCode: 409, code: 'count.counted_meanwhile', message: 'x', params: { counted: 9 }, requestId: 'r' };
  const { user } = open('/stockCounts/4/show', () => ({ status: 409, body: refused }));
  const cell = await screen.findByLabelText('Counted: Vest');
  await user.type(cell, '7{Enter}');
  expect(await screen.findByText('Somebody else has counted 9 meanwhile.')).toBeVisible();
  expect(cell).toHaveValue('7');
});

it('says why a number is refused, and keeps it', async () => {
  const { user } = open('/stockCounts/4/show', () => refusal(400, { counted: 'At least 0' }));
  const cell = await screen.findByLabelText('Counted: Vest');
  await user.type(cell, '-3{Enter}');
  expect(await screen.findByText('At least 0')).toBeVisible();
  expect(cell).toHaveValue('-3');
});

it('keeps what is typed while the number before it is being kept', async () => {
  let answer = (): void => undefined;
  const { user } = open('/stockCounts/4/show', () => new Promise((done) => (answer = () => done({ body: count }))));
  const cell = await screen.findByLabelText('Counted: Vest');
  await user.type(cell, '7{Enter}');
  await user.type(cell, '1');
  answer();
  await waitFor(() => expect(cell).toHaveValue('71'));
  await new Promise((done) => setTimeout(done, 100));
  expect(cell).toHaveValue('71');
});

it('counts one piece for each scan', async () => {
  const { user, writes } = open('/stockCounts/4/show');
  await user.type(await screen.findByLabelText('Barcode or code'), '477{Enter}');
  await waitFor(() => expect(writes[0]).toMatchObject({ body: { itemId: 5, add: 1 } }));
});

it('forgets an unknown code as soon as a count is typed', async () => {
  const { user } = open('/stockCounts/4/show');
  const problem = 'No item in stock has the code 999999.';
  await user.type(await screen.findByLabelText('Barcode or code'), '999999{Enter}');
  expect(await screen.findByText(problem)).toBeVisible();
  await user.type(screen.getByLabelText('Counted: Vest'), '7{Enter}');
  await waitFor(() => expect(screen.queryByText(problem)).toBeNull());
});

it('forgets an unknown code with the next scan, even if it was looked up for longer', async () => {
  const { user, writes } = open('/stockCounts/4/show');
  const problem = 'No item in stock has the code 999999.';
  await user.type(await screen.findByLabelText('Barcode or code'), '999999{Enter}477{Enter}');
  await waitFor(() => expect(writes[0]).toMatchObject({ body: { itemId: 5, add: 1 } }));
  await new Promise((done) => setTimeout(done, 800));
  expect(screen.queryByText(problem)).toBeNull();
});

it('shows what differs and what was not counted before it is posted', async () => {
  const { user, writes } = open('/stockCounts/4/show');
  await user.click(await screen.findByRole('button', { name: 'Post' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Post' }));
  expect(dialog.getByText('1 item was not counted and stays as it is.')).toBeVisible();
  expect(dialog.getByText('Tape: 8 → 6 (−2)')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(writes[0]).toMatchObject({ path: '/stock-counts/4/post' }));
});

describe('an item that moved since it was counted', () => {
  const sale = {
    kind: 'invoice',
    subject: 'Invoice',
    subjectId: 9,
    reference: 'INV-2026-0007',
    moveDate: '2026-11-20',
    quantity: -4,
  } as const;
  const issue = { ...sale, kind: 'issue', subject: null, subjectId: null, reference: null, quantity: -1 } as const;
  const [other, tape] = count.lines;
  const moved: StockCountDetail = {
    ...count,
    lines: [other, { ...tape, moves: [sale, issue], onHandAfter: 1 }].flatMap((line) => line ?? []),
  } as StockCountDetail;

  it('says on the sheet what moved and what will be', async () => {
    open('/stockCounts/4/show', undefined, moved);
    const row = within(await screen.findByRole('row', { name: /Tape/ }));
    expect(row.getByText('Moved since it was counted, and stays so: INV-2026-0007 (−4), Issue (−1)')).toBeVisible();
    expect(row.getByRole('cell', { name: '1' })).toBeVisible();
  });

  it('is named in the question before posting, with what will be', async () => {
    const { user } = open('/stockCounts/4/show', undefined, moved);
    await user.click(await screen.findByRole('button', { name: 'Post' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Post' }));
    expect(dialog.getByText('Tape: 3 → 1 (−2)')).toBeVisible();
    expect(dialog.getByText('Tape: INV-2026-0007 (−4), Issue (−1); 1 on hand after posting')).toBeVisible();
  });

  it.each([
    ['Before that', true],
    ['After that, as it is now', false],
  ])('is counted anew or corrected, as the person says: %s', async (answer, earlierCount) => {
    const { user, writes } = open('/stockCounts/4/show', undefined, moved);
    const cell = await screen.findByLabelText('Counted: Tape');
    await user.clear(cell);
    await user.type(cell, '5{Enter}');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: answer }));
    await waitFor(() => expect(writes[0]).toMatchObject({ body: { itemId: 6, counted: 5, was: 6, earlierCount } }));
  });

  it('stays as it was typed when the person does not say', async () => {
    const { user, writes } = open('/stockCounts/4/show', undefined, moved);
    const cell = await screen.findByLabelText('Counted: Tape');
    await user.clear(cell);
    await user.type(cell, '5{Enter}');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Not entered: say when it was counted.')).toBeVisible();
    expect([cell.getAttribute('value'), writes]).toEqual(['5', []]);
  });

  it('asks about a scan that the server refuses for that reason', async () => {
    const refused = {
      statusCode: 409,
      code: 'count.moved_meanwhile',
      message: 'x',
      params: { documents: 'INV-7' },
      requestId: 'r',
    };
    const answers: Answer[] = [{ status: 409, body: refused }, { body: count }];
    const { user, writes } = open('/stockCounts/4/show', () => answers.shift() ?? { body: count });
    await user.type(await screen.findByLabelText('Barcode or code'), '477{Enter}');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'When was Vest counted?' }));
    expect(dialog.getByText('It has moved since it was first counted: INV-7.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Before that' }));
    await waitFor(() => expect(writes[1]).toMatchObject({ body: { itemId: 5, add: 1, earlierCount: true } }));
  });
});

it('types in a printed list with the time at which it was counted', async () => {
  const { user, writes } = open('/stockCounts/4/show');
  await user.type(await screen.findByLabelText('Printed list counted at'), '930');
  await user.type(screen.getByLabelText('Counted: Vest'), '7{Enter}');
  await waitFor(() => expect(writes[0]).toMatchObject({ body: { counted: 7, countedAt: '2026-11-20T07:30:00.000Z' } }));
});
