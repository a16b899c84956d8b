import { afterEach, describe, expect, it } from '@jest/globals';
import { anItemRecord } from '@kontor/demo-data';
import type { AbilityRule } from '@kontor/domain';
import { cleanup, screen, waitFor } from '@testing-library/react';
import '../../resources.ts';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { ItemCreate } from './ItemCreate.tsx';
import { ItemList } from './ItemList.tsx';

afterEach(cleanup);

const open = (rules?: AbilityRule[]) =>
  openScreen(<ItemCreate />, {
    rules,
    resource: 'items',
    at: '/items/create',
    server: ({ method }) => ({ status: method === 'POST' ? 201 : 200, body: method === 'POST' ? { id: 1, version: 1 } : [] }),
  });

describe('the form of a new item', () => {
  it('proposes the next code, which typing replaces', async () => {
    const { user } = openScreen(<ItemCreate />, {
      resource: 'items',
      at: '/items/create',
      server: ({ path }) => ({ body: path === '/items' ? [anItemRecord({ id: 2, sku: 'SRV-009' })] : [] }),
    });
    const code = await screen.findByLabelText(/^Code|^SKU/);
    await waitFor(() => expect(code).toHaveValue('SRV-010'));
    await waitFor(() => expect((code as HTMLInputElement).selectionEnd).toBe(7));
    await user.keyboard('X-1');
    expect(code).toHaveValue('X-1');
  });

  it('asks for a price with the right to see prices', async () => {
    const { user, writes } = open();
    const code = await screen.findByLabelText(/^Code|^SKU/);
    await waitFor(() => expect(code).toHaveValue('001'));
    await user.clear(code);
    await user.type(code, 'L-1');
    await user.type(screen.getByLabelText(/^Name/), 'Shelf');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Please fill in this field.');
    expect(writes).toEqual([]);
    await user.type(screen.getByLabelText(/^Selling price/), '12,5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]?.body).toMatchObject({ sku: 'L-1', sellingPrice: 12.5 });
  });

  it('adds an item without a price, without the right to see prices', async () => {
    const writing = { action: ['read', 'create', 'update'], subject: 'Item' };
    const { user, writes } = open([writing, { ...writing, fields: ['@money'], inverted: true }]);
    await user.type(await screen.findByLabelText(/^Code|^SKU/), 'L-1');
    await user.type(screen.getByLabelText(/^Name/), 'Shelf');
    expect(screen.queryByLabelText(/price/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]?.body).not.toHaveProperty('sellingPrice');
    expect(writes[0]?.body).not.toHaveProperty('purchasePrice');
  });
});

it('is called the same in the menu and over its page', async () => {
  openScreen(<ItemList />, { resource: 'items', at: '/items/index', server: () => ({ body: [] }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Item list' })).toBeVisible();
});
