import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { statusNames } from '../../platform/format/StatusChip.tsx';
import { UiKitPage } from './UiKitPage.tsx';

const customers = [{ id: 1, name: 'Fjord Analyse AS', city: 'Oslo', email: 'post@fjord.example' }];
const open = (at: string, rules?: Parameters<typeof openScreen>[1]['rules']) =>
  openScreen(<UiKitPage />, {
    at,
    rules,
    server: ({ path }) => (path === '/customers' ? { body: customers } : { status: 404, body: {} }),
  });

it('opens with the colours, and goes to another part by the address', async () => {
  const { user, location } = open('/uiKit/index');
  expect(await screen.findByRole('region', { name: 'Colours of states' })).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Values' }));
  expect(location()?.search).toBe('?tab=values');
  const states = await screen.findByRole('region', { name: 'States' });
  for (const name of statusNames) expect(states.querySelector(`[data-status="${name}"]`)).toBeTruthy();
});

it('asks, does, and tells, or tells why not', async () => {
  const { user } = open('/uiKit/index?tab=actions');
  await user.click(await screen.findByRole('button', { name: 'Ask first' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Ask first' }));
  expect(await screen.findByText('Data saved!')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Fail' }));
  expect(await screen.findByText('The server is not answering. Please try again in a moment.')).toBeTruthy();
});

it('shows a table of real customers to who may see them, and each state of a list', async () => {
  const { user, location, unmount } = open('/uiKit/index?tab=lists');
  expect(await screen.findByRole('link', { name: 'Fjord Analyse AS' })).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(await screen.findByRole('option', { name: 'Could not be loaded' }));
  expect(location()?.search).toBe('?tab=lists&state=failed');
  expect(await screen.findByText('The list could not be loaded.')).toBeTruthy();
  unmount();
  open('/uiKit/index?tab=lists', [{ action: 'read', subject: 'Dashboard' }]);
  expect(await screen.findByRole('region', { name: 'Table of figures' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Table of records' })).toBeNull();
});

it('counts how often one tried again', async () => {
  const { user } = open('/uiKit/index?tab=states');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Tried again 1 time')).toBeTruthy();
});

it('has all seventeen cards, and a card in each of its states', async () => {
  const asked: string[] = [];
  openScreen(<UiKitPage />, {
    at: '/uiKit/index?tab=cards',
    server: ({ path }) => {
      asked.push(path);
      return { body: { series: [{ name: 'x', data: [0, 20, 5] }] } };
    },
  });
  for (const name of ['A card', 'Loading', 'Could not be loaded', 'Nothing yet', 'Support tickets', 'Newsletter'])
    expect(await screen.findByRole('region', { name })).toBeTruthy();
  await waitFor(() => expect(new Set(asked.filter((path) => path.startsWith('/card/'))).size).toBe(17));
});
