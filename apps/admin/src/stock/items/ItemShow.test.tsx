import { afterEach, describe, expect, it } from '@jest/globals';
import { anItemRecord } from '@kontor/demo-data';
import type { AbilityRule, ItemPriceRecord } from '@kontor/domain';
import { cleanup, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import '../../resources.ts';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { ItemShow } from './ItemShow.tsx';

afterEach(cleanup);

/** The page reads its id from the address. */
const Screen = () => (
  <Routes>
    <Route path="/items/:id/show" element={<ItemShow />} />
  </Routes>
);
const bought: ItemPriceRecord = {
  kind: 'bill',
  date: '2026-02-20',
  price: 4.25,
  quantity: 10,
  userName: null,
  billId: 3,
  billNumber: 'B-77',
  vendorId: 2,
  vendorName: 'UAB Popierius',
};
const open = (rules?: AbilityRule[]) =>
  openScreen(<Screen />, {
    rules,
    resource: 'items',
    at: '/items/5/show',
    server: ({ path }) =>
      path === '/items/5'
        ? {
            body: anItemRecord({
              id: 5,
              name: 'Label roll',
              kind: 'goods',
              stockTracked: true,
              onHand: 4,
              reorderLevel: 4,
              pictureId: 9,
            }),
          }
        : { body: path === '/items/5/prices' ? [bought] : [] },
  });

describe('the page of an item', () => {
  it('shows on a tab what it cost, on which bill and from whom, with the way there', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('tab', { name: 'Price history' }));
    const row = (await screen.findByText('Bought')).closest('tr') as HTMLElement;
    expect(row.textContent).toMatch(/4\.25/);
    expect(within(row).getByRole('link', { name: 'B-77' })).toHaveAttribute('href', '/bills/3/show');
    expect(within(row).getByRole('link', { name: 'UAB Popierius' })).toHaveAttribute('href', '/vendors/2/show');
  });

  it('says that the reorder level is reached, at the level too', async () => {
    open();
    expect(await screen.findByText('Reorder level reached')).toBeVisible();
  });

  it('has no price history for people who see no prices', async () => {
    open([
      { action: 'read', subject: 'Item' },
      { action: 'read', subject: 'Item', fields: ['@money'], inverted: true },
    ]);
    await screen.findByRole('heading', { level: 1, name: 'Label roll' });
    expect(screen.queryByRole('tab', { name: 'Price history' })).toBeNull();
  });
});
