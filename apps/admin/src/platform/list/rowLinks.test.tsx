import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { ListContextProvider, ResourceDefinitionContextProvider, useList } from 'react-admin';
import '../../resources.ts';
import { authProvider } from '../api/session/authProvider.ts';
import { openScreen } from '../testing/openScreen.tsx';
import { KontorTable, RowLink } from './KontorTable.tsx';

afterEach(cleanup);

const rows = Array.from({ length: 100 }, (_, at) => ({ id: at + 1, name: `Customer ${at + 1}` }));
const List = () => (
  <ListContextProvider value={useList({ data: rows, perPage: 100, resource: 'customers' })}>
    <KontorTable<{ id: number; name: string }> card={({ name }) => ({ title: name })}>
      <KontorTable.Col<{ id: number; name: string }> source="name" render={({ name }) => <RowLink>{name}</RowLink>} />
    </KontorTable>
  </ListContextProvider>
);
const open = (rules: { action: string; subject: string }[]) =>
  openScreen(
    <ResourceDefinitionContextProvider definitions={{ customers: { name: 'customers', hasShow: true, hasEdit: true } }}>
      <List />
    </ResourceDefinitionContextProvider>,
    { resource: 'customers', at: '/customers/index', rules, authProvider },
  );

it('draws a hundred rows with their links at once', async () => {
  const problems = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  open([{ action: 'manage', subject: 'all' }]);
  expect(await screen.findByRole('link', { name: 'Customer 1' })).toHaveAttribute('href', '/customers/1/show');
  expect(screen.getAllByRole('link')).toHaveLength(100);
  expect(problems.mock.calls).toEqual([]);
  problems.mockRestore();
});

it('leads nowhere those who may read the list and no record', async () => {
  open([{ action: 'read', subject: 'Invoice' }]);
  expect(await screen.findByText('Customer 100')).toBeVisible();
  expect(screen.queryAllByRole('link')).toEqual([]);
});
