import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { ChartsPage } from './ChartsPage.tsx';

const open = (at = '/charts/index') => openScreen(<ChartsPage />, { at });

it('has each chart as a table, which the address keeps', async () => {
  const { user, location } = open();
  for (const button of await screen.findAllByRole('button', { name: 'As a table' })) await user.click(button);
  const names = screen.getAllByRole('table').map((table) => table.getAttribute('aria-label'));
  expect(names).toEqual([
    'Bars: income and expenses',
    'Bars and a line: profit',
    'Stacked bars: hours by person',
    'Horizontal bars: customers',
    'Lines: hours by person',
    'Areas: hours together',
    'Parts of a whole: customers',
  ]);
  expect(location()?.search).toBe('?bars=table&mixed=table&stacked=table&lying=table&lines=table&areas=table&parts=table');
  const [, january] = within(screen.getByRole('table', { name: 'Bars and a line: profit' })).getAllByRole('row');
  expect(january?.textContent).toBe('Jan€18,400.00€14,200.00€4,200.00');
  const customers = within(screen.getByRole('table', { name: 'Parts of a whole: customers' })).getAllByRole('row');
  expect(customers).toHaveLength(9);
});

it('goes from part to part by the address', async () => {
  const { user, location } = open();
  await user.click(await screen.findByRole('tab', { name: 'In a card' }));
  expect(location()?.search).toBe('?tab=small');
  expect(await screen.findByRole('region', { name: 'A whole as one strip' })).toBeTruthy();
});

it('says that figures are read, could not be read, or are none, and reads them again', async () => {
  const { user } = open('/charts/index?tab=states');
  const region = (name: string) => screen.findByRole('region', { name });
  expect(within(await region('Loading')).getByRole('status', { name: 'Loading' })).toBeTruthy();
  expect(within(await region('Empty')).getByText('Nothing was invoiced in this period.')).toBeTruthy();
  await user.click(within(await region('Could not be loaded')).getByRole('button', { name: 'Try again' }));
  expect(within(await region('Could not be loaded')).getByRole('button', { name: 'As a table' })).toBeTruthy();
});
