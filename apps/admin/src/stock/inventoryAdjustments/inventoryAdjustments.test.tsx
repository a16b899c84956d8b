import { afterEach, describe, expect, it } from '@jest/globals';
import { anItemRecord, anOrganisationRecord } from '@kontor/demo-data';
import type { InventoryAdjustmentDetail, StockEffect } from '@kontor/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { Link, Route, Routes } from 'react-router-dom';
import '../../resources.ts';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { AdjustmentCreate } from './AdjustmentCreate.tsx';
import { AdjustmentEdit } from './AdjustmentEdit.tsx';
import { AdjustmentList } from './AdjustmentList.tsx';
import { AdjustmentShow } from './AdjustmentShow.tsx';

afterEach(cleanup);

const reason = {
  id: 3,
  version: 1,
  type: 5,
  code: 'COUNT',
  nameEn: 'Stocktaking',
  nameLt: 'Inventorizacija',
  nameNo: 'Varetelling',
};
const tablet = anItemRecord({ id: 23, sku: 'TAB-10', barcode: '4770000000023', name: 'Tablet', kind: 'goods', onHand: 8 });
const draft: InventoryAdjustmentDetail = {
  id: 7,
  version: 1,
  createdAt: '2026-11-20T08:00:00Z',
  updatedAt: '2026-11-20T08:00:00Z',
  kind: 'quantity',
  status: 'draft',
  adjustmentDate: '2026-11-20',
  reasonId: 3,
  referenceNumber: 'ADJ-007',
  note: null,
  postedAt: null,
  postedById: null,
  postedByName: null,
  reversalDate: null,
  reversalReason: null,
  lineCount: 1,
  value: 0,
  lines: [
    {
      itemId: 23,
      sku: 'TAB-10',
      itemName: 'Tablet',
      unitCode: 'C62',
      counted: 6,
      difference: null,
      onHand: 8,
      unitCost: null,
      newValue: null,
      valueDifference: null,
      valueOnHand: 48,
      value: null,
      change: -2,
      valueChange: null,
      isOutdated: false,
      moves: [],
    },
  ],
};
const shelf = anItemRecord({ id: 24, kind: 'goods', sku: 'SHELF', name: 'Shelf', stockTracked: false });
const nothing: StockEffect = { laterMoves: 0, laterDocuments: 0, laterValue: 0, below: [] };

const toEdit = (
  <Link key="edit" to="/inventoryAdjustments/7">
    Edit it
  </Link>
);

function open(at: string, change: Partial<InventoryAdjustmentDetail> = {}, effect: StockEffect = nothing) {
  const adjustment = { ...draft, ...change };
  const reads: Record<string, unknown> = {
    '/organisation/1': anOrganisationRecord(),
    '/classifiers': [{ ...reason, position: 1, active: true, useCount: 0 }],
    '/items': [tablet],
    '/items/23': tablet,
    // As the server's list does: a row has no lines.
    '/inventory-adjustments': [{ ...adjustment, lines: undefined }],
    '/inventory-adjustments/7': adjustment,
    '/inventory-adjustments/7/effect': effect,
  };
  return openScreen(
    <ResourceContextProvider value="inventoryAdjustments">
      <Routes>
        <Route path="/inventoryAdjustments/index" element={[<AdjustmentList key="list" />, toEdit]} />
        <Route path="/inventoryAdjustments/create" element={<AdjustmentCreate />} />
        <Route path="/inventoryAdjustments/:id" element={<AdjustmentEdit />} />
        <Route path="/inventoryAdjustments/:id/show" element={<AdjustmentShow />} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
    </ResourceContextProvider>,
    {
      at,
      server: ({ method, path, query }) => {
        if (method !== 'GET') return { body: adjustment };
        const { q, stockTracked } = JSON.parse(query.get('filter') ?? '{}') as { q?: string; stockTracked?: boolean };
        if (path === '/items' && q === 'SHELF') return { body: stockTracked ? [] : [shelf] };
        return { body: reads[path] ?? [] };
      },
    },
  );
}

it('lists adjustments with their reason and status', async () => {
  open('/inventoryAdjustments/index');
  expect(await screen.findByText('ADJ-007')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByText('Stocktaking').length).toBeGreaterThan(0));
});

it('opens for editing from the list, whose rows have no lines', async () => {
  const { user } = open('/inventoryAdjustments/index');
  await screen.findByText('ADJ-007');
  await user.click(screen.getByRole('link', { name: 'Edit it' }));
  expect(within(await screen.findByRole('group', { name: 'Line 1' })).getByLabelText('Counted')).toHaveValue('6');
});

describe('a new adjustment', () => {
  it('takes each scan as one piece of its item, and the next scan as one more', async () => {
    const { user } = open('/inventoryAdjustments/create');
    const scan = await screen.findByLabelText('Barcode or code');
    await user.type(scan, '4770000000023{Enter}');
    const line = await screen.findByRole('group', { name: 'Line 1' });
    expect(scan).toHaveValue('');
    await waitFor(() => expect(within(line).getByLabelText('Counted')).toHaveValue('1'));
    await user.type(scan, 'tab-10{Enter}');
    await waitFor(() => expect(within(line).getByLabelText('Counted')).toHaveValue('2'));
    expect(screen.queryByRole('group', { name: 'Line 2' })).toBeNull();
  });

  it('sends with a count what the person saw on hand, which may have changed', async () => {
    const { user, writes } = open('/inventoryAdjustments/create');
    await user.type(await screen.findByLabelText('Barcode or code'), '4770000000023{Enter}');
    const line = within(await screen.findByRole('group', { name: 'Line 1' }));
    expect(await line.findByText('On hand: 8')).toBeVisible();
    await user.clear(line.getByLabelText('Counted'));
    await user.type(line.getByLabelText('Counted'), '6');
    await user.click(screen.getByLabelText(/^Reason/));
    await user.click(await screen.findByRole('option', { name: 'Stocktaking' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes[0]).toMatchObject({ body: { lines: [{ itemId: 23, counted: 6, onHandSeen: 8 }] } }));
  });

  it('says of goods whose stock is not kept how to begin with it', async () => {
    const { user } = open('/inventoryAdjustments/create');
    await user.type(await screen.findByLabelText('Barcode or code'), 'SHELF{Enter}');
    expect(await screen.findByText(/keeps no stock of Shelf\. Switch on “Keep stock of this item”/)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Line 1' })).toBeNull();
  });
});

describe('posting', () => {
  it('says first what later documents it changes, and confirms just that', async () => {
    const { user, writes } = open(
      '/inventoryAdjustments/7/show',
      {},
      { ...nothing, laterMoves: 3, laterDocuments: 2, laterValue: 4.5 },
    );
    await user.click(await screen.findByRole('button', { name: 'Post' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(await within(dialog).findByText(/changes the cost of 2 later documents/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]).toMatchObject({
      path: '/inventory-adjustments/7/post',
      body: { laterConfirmed: true, belowZeroConfirmed: false },
    });
  });

  it('names what moved since a draft was entered, on its page and in the question, with what will be', async () => {
    const moves = [
      { kind: 'bill', subject: 'Bill', subjectId: 4, reference: 'B-12', moveDate: '2026-11-21', quantity: 3 },
    ] as const;
    const lines = draft.lines.map((line) => ({ ...line, onHand: 11, moves: [...moves] }));
    const { user } = open('/inventoryAdjustments/7/show', { lines });
    const row = within(await screen.findByRole('row', { name: /Tablet/ }));
    expect(row.getByText('Moved since it was entered, and stays so: B-12 (+3)')).toBeVisible();
    expect(
      row
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .slice(1, 4),
    ).toEqual(['11', '−2', '9']);
    await user.click(await screen.findByRole('button', { name: 'Post' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Tablet: Moved since it was entered, and stays so: B-12 (+3)',
    );
  });

  it('names what is missing', async () => {
    const below = [{ itemId: 23, itemName: 'Tablet', missing: 2, date: '2026-11-20' }];
    const { user } = open('/inventoryAdjustments/7/show', {}, { ...nothing, below });
    await user.click(await screen.findByRole('button', { name: 'Post' }));
    expect(await screen.findByText(/Tablet: 2 missing on/)).toBeTruthy();
  });
});

it('a posted adjustment is reversed with a reason, and not edited', async () => {
  const { user, writes } = open('/inventoryAdjustments/7/show', {
    status: 'posted',
    postedAt: '2026-11-20T09:00:00Z',
    value: -12,
  });
  await user.click(await screen.findByRole('button', { name: 'Reverse' }));
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  const dialog = await screen.findByRole('alertdialog');
  await user.type(within(dialog).getByLabelText(/^Reason for the reversal/), 'Counted again');
  await user.click(within(dialog).getByRole('button', { name: 'Reverse' }));
  await waitFor(() => expect(writes).toHaveLength(1));
  expect(writes[0]?.body).toMatchObject({ reversalReason: 'Counted again' });
});
