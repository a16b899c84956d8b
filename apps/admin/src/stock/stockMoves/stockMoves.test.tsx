import { afterEach, describe, expect, it } from '@jest/globals';
import { anItemRecord, aUserRecord } from '@kontor/demo-data';
import type { ItemRecord, StockMoveRecord } from '@kontor/domain';
import { MenuList } from '@mui/material';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { openScreen, type Answer } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { UserActions } from '../../people/users/UserActions.tsx';
import { UserList } from '../../people/users/UserList.tsx';
import { HeldGoods } from './HeldGoods.tsx';
import './IssueDialog.tsx';
import { ItemMoves } from './ItemMoves.tsx';
import { ItemStockButtons } from './ItemStockButtons.tsx';
import './OpenStockDialog.tsx';
import './TakeBackDialog.tsx';
import './ToReturn.tsx';

afterEach(cleanup);

const aMove = (given: Partial<StockMoveRecord>): StockMoveRecord => ({
  id: 1,
  createdAt: '2026-03-02T09:00:00Z',
  itemId: 5,
  sku: 'VEST',
  itemName: 'Vest',
  unitCode: null,
  moveDate: '2026-03-02',
  kind: 'issue',
  quantity: -2,
  unitCost: 10,
  value: -20,
  quantityAfter: 8,
  valueAfter: 80,
  isProvisional: false,
  originId: null,
  subject: null,
  subjectId: null,
  reference: null,
  reasonId: null,
  holderId: 3,
  holderName: 'Ona',
  outstanding: 2,
  userId: 1,
  userName: 'Rasa',
  note: null,
  ...given,
});
const item: ItemRecord = { ...anItemRecord(), id: 5, name: 'Vest', kind: 'goods', stockTracked: true, onHand: 8 };
const user = aUserRecord({ id: 3, displayName: 'Ona', active: true });

const open = (screenOf: ReactNode, moves: StockMoveRecord[], write: Answer = { body: aMove({}) }) =>
  openScreen(screenOf, {
    at: '/',
    server: ({ method, path }) =>
      method === 'GET' ? { body: path === '/stock-moves' ? moves : path === '/users' ? [user] : [] } : write,
  });

describe('the history of an item', () => {
  it('calls the counter-entry of an adjustment a reversal', async () => {
    const adjusted = { kind: 'adjustQuantity', subject: 'InventoryAdjustment', subjectId: 16, holderName: null } as const;
    open(<ItemMoves record={item} />, [
      aMove({ ...adjusted, id: 2, quantity: -4, originId: 1, outstanding: null }),
      aMove({ ...adjusted, id: 1, quantity: 4, outstanding: null }),
    ]);
    const reversal = within(await screen.findByRole('row', { name: /Reversal of adjustment/ }));
    expect(reversal.getByText('−4')).toBeVisible();
    expect(reversal.getByRole('link', { name: '#16' })).toHaveAttribute('href', '/inventoryAdjustments/16/show');
    expect(within(screen.getByRole('row', { name: /Adjustment of quantity/ })).getByText('4')).toBeVisible();
  });

  it('links each move to its document', async () => {
    open(<ItemMoves record={item} />, [
      aMove({
        id: 1,
        kind: 'bill',
        quantity: 10,
        subject: 'Bill',
        subjectId: 7,
        reference: 'B-7',
        outstanding: null,
        holderName: null,
      }),
      aMove({
        id: 2,
        kind: 'invoice',
        subject: 'Invoice',
        subjectId: 8,
        reference: 'INV-8',
        outstanding: null,
        holderName: null,
      }),
      aMove({
        id: 3,
        kind: 'return',
        quantity: 1,
        subject: 'CreditNote',
        subjectId: 9,
        reference: 'CN-9',
        outstanding: null,
        holderName: null,
      }),
    ]);
    expect(await screen.findByRole('link', { name: 'B-7' })).toHaveAttribute('href', '/bills/7/show');
    expect(screen.getByRole('link', { name: 'INV-8' })).toHaveAttribute('href', '/invoices/8/show');
    expect(screen.getByRole('link', { name: 'CN-9' })).toHaveAttribute('href', '/creditNotes/9/show');
  });
});

it('says document and balance of each move on a telephone too, and leads to no page that is not there', async () => {
  const before = window.matchMedia;
  const listeners = { onchange: null, addListener() {}, removeListener() {}, addEventListener() {}, removeEventListener() {} };
  window.matchMedia = (media) => ({ ...listeners, media, matches: media.includes('max-width'), dispatchEvent: () => true });
  const bill = { kind: 'bill', subject: 'Bill', subjectId: 7, reference: 'B-7', outstanding: null, holderName: null } as const;
  open(<ItemMoves record={item} />, [aMove({ ...bill, quantity: 10, quantityAfter: 10 }), aMove({ id: 2, quantityAfter: 0 })]);
  expect(await screen.findByRole('link', { name: 'B-7' })).toHaveAttribute('href', '/bills/7/show');
  window.matchMedia = before;
  expect(screen.getByText('On hand after: 0')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Take back Vest from Ona' })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/bills/7/show']);
});

describe('opening stock', () => {
  it('is offered for an item that never moved', async () => {
    const { user: person, writes } = open(<ItemStockButtons record={{ ...item, onHand: 0, purchasePrice: 4 }} />, []);
    await person.click(await screen.findByRole('button', { name: 'Opening stock' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Opening stock: Vest' }));
    await person.type(dialog.getByLabelText(/^Quantity/), '12');
    await person.click(dialog.getByRole('button', { name: 'Enter opening stock' }));
    await waitFor(() =>
      expect(writes[0]).toMatchObject({ path: '/stock-moves/open-stock', body: { itemId: 5, quantity: 12, unitCost: 4 } }),
    );
  });

  it('is not offered afterwards', async () => {
    open(<ItemStockButtons record={item} />, [aMove({})]);
    await screen.findByRole('button', { name: 'Issue' });
    expect(screen.queryByRole('button', { name: 'Opening stock' })).toBeNull();
  });
});

describe('goods that a person holds', () => {
  it('stand on the page of the person, and are taken back', async () => {
    const { user: person, writes } = open(<HeldGoods record={user} />, [aMove({})]);
    expect(await screen.findByRole('link', { name: 'Vest' })).toHaveAttribute('href', '/items/5/show');
    await person.click(screen.getByRole('button', { name: 'Take back Vest from Ona' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Take back: Vest' }));
    expect(dialog.getByLabelText(/^Quantity/)).toHaveValue('2');
    await person.click(dialog.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(writes[0]).toMatchObject({ path: '/stock-moves/1/take-back', body: { quantity: 2 } }));
  });

  it('are listed when the person leaves', async () => {
    const { user: person } = open(
      <MenuList>
        <UserActions user={{ ...user, status: 'active' }} />
      </MenuList>,
      [aMove({})],
    );
    await person.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(await question.findByText('Still to be returned:')).toBeVisible();
    expect(question.getByText(/^Vest: 2/)).toBeVisible();
  });

  it('are listed with their holders when several people leave at once', async () => {
    const server = ({ path }: { path: string }): Answer => {
      if (path === '/stock-moves') return { body: [aMove({ holderId: 3, holderName: 'Ona' })] };
      const people = [3, 4].map((id) => ({
        ...user,
        id,
        displayName: `Person ${id}`,
        fullName: `Person ${id}`,
        status: 'active',
      }));
      return { body: path === '/users' ? people : [] };
    };
    const { user: person } = openScreen(<UserList />, { resource: 'users', at: '/users/index', server });
    await person.click(await screen.findByRole('checkbox', { name: /all/i }));
    await person.click(await screen.findByRole('button', { name: 'Deactivate' }));
    const question = within(await screen.findByRole('dialog'));
    expect(await question.findByText(/^Ona – Vest: 2/)).toBeVisible();
  });
});
