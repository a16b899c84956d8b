import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { ListContextProvider, ResourceContextProvider, useList } from 'react-admin';
import '../../resources.ts';
import { openScreen } from '../testing/openScreen.tsx';
import { KontorTable } from './KontorTable.tsx';

afterEach(cleanup);

type Expense = { id: number; vendorName: string; billed: boolean };
const List = () => (
  <ResourceContextProvider value="expenses">
    <ListContextProvider value={useList({ data: [{ id: 1, vendorName: 'Taxi', billed: true }], resource: 'expenses' })}>
      <KontorTable<Expense> card={({ vendorName }) => ({ title: vendorName })}>
        <KontorTable.Col<Expense> source="vendorName" label="Seller" />
        <KontorTable.Col<Expense> source="billed" label="Billed" render={({ billed }) => (billed ? 'Yes' : 'No')} />
      </KontorTable>
    </ListContextProvider>
  </ResourceContextProvider>
);

it('offers to sort by what the list can be sorted by, and by nothing else', async () => {
  openScreen(<List />, { resource: 'expenses', at: '/expenses/index', rules: [{ action: 'manage', subject: 'all' }] });
  expect(await screen.findByText('Billed')).toBeVisible();
  const button = (column: string) => within(screen.getByRole('columnheader', { name: column })).queryByRole('button');
  expect(button('Seller')).toBeVisible();
  expect(button('Billed')).toBeNull();
});
