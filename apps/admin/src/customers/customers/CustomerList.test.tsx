import { afterEach, describe, expect, it } from '@jest/globals';
import { aCustomerRecord, anItemRecord } from '@kontor/demo-data';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ItemList } from '../../stock/items/ItemList.tsx';
import '../../resources.ts';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { CustomerList } from './CustomerList.tsx';

afterEach(cleanup);

function open(list: ReactNode, resource: string, rows: { id: number }[]) {
  const asked: string[] = [];
  const screens = openScreen(list, {
    resource,
    at: `/${resource}/index`,
    server: ({ method, path, query }) => {
      if (path === `/${resource}`) asked.push(query.get('filter') ?? '');
      if (method === 'DELETE') return { body: rows.map(({ id }) => id) };
      return { body: path === `/${resource}` ? rows : [] };
    },
  });
  return { ...screens, asked };
}

describe('the list of customers', () => {
  it('deletes the chosen ones after the question of every deletion', async () => {
    const { user, writes } = open(<CustomerList />, 'customers', [
      aCustomerRecord({ id: 1, name: 'Nemunas' }),
      aCustomerRecord({ id: 2, name: 'Fjell' }),
    ]);
    await user.click(await screen.findByRole('checkbox', { name: /Nemunas/ }));
    await user.click(screen.getByRole('checkbox', { name: /Fjell/ }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete 2 records' }));
    expect(question.getByText(/Are you sure you want to delete 2 records\?/)).toBeVisible();
    expect(question.getByText("You won't be able to revert this!")).toBeVisible();
    expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(question.getByRole('button', { name: 'Delete 2 records' }));
    await waitFor(() => expect(writes).toEqual([expect.objectContaining({ method: 'DELETE', path: '/customers' })]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('can be narrowed to any country', async () => {
    const { user, asked } = open(<CustomerList />, 'customers', [aCustomerRecord({ id: 1 })]);
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Country' }));
    await user.type(await screen.findByRole('combobox', { name: 'Country' }), 'swedn{Enter}');
    expect(asked.at(-1)).not.toContain('country');
    await user.keyboard('{Backspace}{Enter}');
    await waitFor(() => expect(asked.at(-1)).toBe('{"country":"SE"}'));
  });
});

describe('a filter by an amount', () => {
  it('takes a decimal comma, and says so when it is no number', async () => {
    const { user, asked } = open(<ItemList />, 'items', [anItemRecord({ id: 1 })]);
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Selling price: from' }));
    const price = await screen.findByRole('textbox', { name: 'Selling price: from' });
    await user.type(price, 'ten{Enter}');
    expect(price).toHaveAccessibleDescription('This is not a number.');
    await user.clear(price);
    await user.type(price, '1 100,5{Enter}');
    await waitFor(() => expect(asked.at(-1)).toBe('{"sellingPrice_gte":1100.5}'));
  });
});
