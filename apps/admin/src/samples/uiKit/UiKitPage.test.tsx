import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { statusNames } from '../../platform/format/StatusChip.tsx';
import { UiKitPage } from './UiKitPage.tsx';

const customers = [
  { id: 1, name: 'Fjord Analyse AS', city: 'Oslo', email: 'post@fjord.example', currency: 'EUR', receivable: 120 },
];
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
  await user.click(await screen.findByRole('button', { name: 'Fail' }));
  expect(await screen.findByText('The server is not answering. Please try again in a moment.')).toBeTruthy();
});

it('shows a table of real customers to who may see them, and each state of a list', async () => {
  const { user, location, unmount } = open('/uiKit/index?tab=lists');
  expect(await screen.findByRole('link', { name: 'Fjord Analyse AS' })).toBeTruthy();
  expect(screen.getAllByText('€120.00')).toHaveLength(2);
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

it('asks whether to leave, and whether to save over what somebody else has changed', async () => {
  const { user } = open('/uiKit/index?tab=actions');
  await user.click(await screen.findByRole('button', { name: 'Leave with unsaved changes' }));
  const discard = await screen.findByRole('alertdialog', { name: 'Unsaved changes' });
  await user.click(within(discard).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Changed by somebody else' }));
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
});

it('picks and searches outside a form, and creates what there is not', async () => {
  const { user } = open('/uiKit/index?tab=fields');
  const fields = within(await screen.findByRole('region', { name: 'Fields outside a form' }));
  await user.type(fields.getByRole('searchbox', { name: 'Search' }), 'roof');
  expect(await fields.findByText('Searched for "roof"')).toBeTruthy();
  const person = fields.getByRole('combobox', { name: 'Person' });
  await user.type(person, 'jon{Enter}');
  await waitFor(() => expect(person).toHaveProperty('value', 'Jonas Petraitis'));
});

it('shows the parts of a record: card, history, files that are late or failed, and rows that can be put elsewhere', async () => {
  const entry = {
    id: 1,
    at: '2026-03-09T09:00:00.000Z',
    verb: 'create',
    subject: 'Customer',
    subjectId: 1,
    changes: {},
    about: null,
  };
  const actor = { actor: 'person', userName: 'Ona Onaitė' };
  const { user } = openScreen(<UiKitPage />, {
    at: '/uiKit/index?tab=records',
    server: ({ path }) => {
      if (path === '/customers') return { body: customers };
      if (path === '/customers/1') return { body: customers[0] };
      return path === '/audit' ? { body: [{ ...entry, ...actor }] } : { status: 404, body: {} };
    },
  });
  expect((await screen.findByRole('link', { name: /Fjord Analyse AS\s*Customer/ })).getAttribute('href')).toBe(
    '/customers/1/show',
  );
  expect(await screen.findByText(/Ona Onaitė/)).toBeTruthy();
  const files = within(screen.getByRole('region', { name: 'Files on their way' }));
  await user.click(files.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(files.queryByRole('button', { name: 'Try again' })).toBeNull());
  const order = within(screen.getByRole('region', { name: 'Rows in an order' }));
  await user.click(order.getByRole('button', { name: /Move Travel down/ }));
  await waitFor(() => expect(order.getAllByRole('listitem')[0]?.textContent).toBe('Materials'));
});

it('shows a report in each of its states', async () => {
  const { user } = open('/uiKit/index?tab=reports');
  const report = within(await screen.findByRole('region', { name: 'A report' }));
  expect(report.getByText('€18,250.00')).toBeTruthy();
  for (const [state, says] of [
    ['Could not be loaded', 'The server is not answering. Please try again in a moment.'],
    ['Nothing yet', 'There is nothing in this period.'],
  ] as const) {
    await user.click(report.getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: state }));
    expect(await report.findByText(says)).toBeTruthy();
  }
});
