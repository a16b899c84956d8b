import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { openSample } from '../demo/openSample.tsx';
import { AnalyticsPage } from './AnalyticsPage.tsx';
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

it('has eight cards of analytics, and another year of the revenue, which the address keeps', async () => {
  const { user, location } = openSample(<AnalyticsPage />, '/analytics/index');
  expect(await screen.findAllByRole('region')).toHaveLength(8);
  const revenue = within(screen.getByRole('region', { name: 'Revenue report' }));
  await user.click(await revenue.findByRole('combobox'));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['2020', '2019', '2018']);
  await user.click(screen.getByRole('option', { name: '2019' }));
  expect(await revenue.findByText('22,714')).toBeTruthy();
  expect(location()?.search).toBe('?revenue-report=2019');
});

it('draws the course of all nine figures', async () => {
  openSample(<StatisticsPage />, '/statistics/index');
  await waitFor(() => expect(screen.getAllByRole('img', { name: /^The course/ })).toHaveLength(9));
});
