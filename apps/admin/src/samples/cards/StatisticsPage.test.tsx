import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { StatisticsPage } from './StatisticsPage.tsx';

it('shows the course of a figure as a table, which the address keeps', async () => {
  const { user, location } = openScreen(<StatisticsPage />, {
    at: '/statistics/index',
    server: ({ path }) => ({ body: { title: path, statistics: '6,24k', series: [{ name: 'x', data: [0, 20, 5] }] } }),
  });
  const profit = within(await screen.findByRole('region', { name: 'Profit' }));
  expect(await profit.findByRole('img', { name: 'The course: 0, 20, 5' })).toBeTruthy();
  await user.click(profit.getByRole('button', { name: 'As a table' }));
  expect(location()?.search).toBe('?profit-line-chart=table');
  const rows = within(profit.getByRole('table', { name: 'Profit' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['No.Value', '10', '220', '35']);
});
