import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { anExpenseRecord, anOrganisationRecord } from '@kontor/demo-data';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import '../../resources.ts';
import { openScreen, type Answer } from '../../platform/testing/openScreen.tsx';
import { ExpenseCreate } from './ExpenseCreate.tsx';

beforeAll(async () => {
  await import('./form/expenseResolver.ts');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const rate = (id: number, given: object) => ({
  id,
  version: 1,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  currency: 'EUR',
  passengerAmount: null,
  validFrom: '2020-01-01',
  validTo: null,
  ...given,
});
const rates = [
  rate(1, { kind: 'kilometres', name: 'Own car', amount: 0.35, passengerAmount: 0.1 }),
  rate(2, { kind: 'perDiem', name: 'Norway', amount: 70 }),
  rate(3, { kind: 'perDiem', name: 'Lithuania', amount: 20 }),
];
const open = (known: object[] = rates, write: () => Answer = () => ({ status: 201, body: anExpenseRecord({ id: 7 }) })) =>
  openScreen(
    <Routes>
      <Route path="/expenses/create" element={<ExpenseCreate />} />
      <Route path="/expenses/:id/show" element={<p>Saved</p>} />
    </Routes>,
    {
      resource: 'expenses',
      at: '/expenses/create',
      server: ({ method, path }) => {
        if (method !== 'GET') return write();
        if (path.startsWith('/travel-rates'))
          return { body: known, headers: { 'content-range': `travel-rates 0-2/${known.length}` } };
        if (path.startsWith('/expenses/terms')) return { body: { baseCurrency: 'EUR' } };
        return { body: path.startsWith('/organisation') ? anOrganisationRecord() : [] };
      },
    },
  );

it('pays kilometres and passengers by the only rate, and asks for places and purpose', async () => {
  const { user, writes } = open();
  await user.click(await screen.findByRole('button', { name: 'Kilometres' }));
  await user.type(await screen.findByLabelText(/^Kilometres/), '84');
  await user.type(await screen.findByLabelText(/^Passengers/), '{Backspace}1');
  await user.tab();
  expect(await screen.findByText('84 km × (€0.35 + 1 × €0.10) = €37.80')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: /^Purpose.*: Please enter the purpose of the trip/ })).toBeVisible();
  expect(writes).toEqual([]);
  await user.type(screen.getByLabelText(/^From/), 'Vilnius');
  await user.type(screen.getByLabelText(/^To/), 'Kaunas');
  await user.type(screen.getByLabelText(/^Purpose/), 'Kick-off');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(writes[0]?.body).toMatchObject({
      kind: 'kilometres',
      travelRateId: 1,
      quantity: 84,
      passengers: 1,
      amount: 37.8,
      currency: 'EUR',
      departure: 'Vilnius',
      destination: 'Kaunas',
      comment: 'Kick-off',
    }),
  );
});

it('lets the person choose among rates for days, and begins with one day', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Per diem' }));
  expect(await screen.findByLabelText(/^Days/)).toHaveValue('1');
  await user.click(await screen.findByLabelText(/^Rate/));
  await user.click(await screen.findByRole('option', { name: /Norway/ }));
  expect(await screen.findByText('Days: 1 × €70.00 = €70.00')).toBeVisible();
});

it('counts the days between the dates, whichever is typed first, until somebody types others', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Per diem' }));
  const type = async (label: RegExp, text: string) => {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
    await user.tab();
  };
  await type(/^Last day/, '2026-11-05');
  await type(/^First day/, '2026-11-03');
  await waitFor(() => expect(screen.getByLabelText(/^Days/)).toHaveValue('3'));
  await type(/^Days/, '2.5');
  await type(/^First day/, '2026-11-04');
  expect(screen.getByLabelText(/^Days/)).toHaveValue('2.5');
});

it('says that there is no rate, instead of an amount', async () => {
  const { user } = open([]);
  await user.click(await screen.findByRole('button', { name: 'Kilometres' }));
  expect(await screen.findByText(/The firm has no rate for kilometres on/)).toBeVisible();
});

it('names the number to mend, not the amount that follows from it', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Kilometres' }));
  await user.type(await screen.findByLabelText(/^Kilometres/), '-5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText(/This must be at least 0.01/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/Please enter amount!/)).toBeNull();
});

it('says that nothing was saved without a connection, and keeps what was typed', async () => {
  const { user, writes } = open(rates, () => {
    throw new TypeError('Failed to fetch');
  });
  await user.click(await screen.findByRole('button', { name: 'Kilometres' }));
  await user.type(await screen.findByLabelText(/^Kilometres/), '84');
  await user.type(screen.getByLabelText(/^From/), 'Vilnius');
  await user.type(screen.getByLabelText(/^To/), 'Kaunas');
  await user.type(screen.getByLabelText(/^Purpose/), 'Kick-off');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(writes).not.toHaveLength(0));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText(/^Kilometres/)).toHaveValue('84');
  expect(screen.getByLabelText(/^Purpose/)).toHaveValue('Kick-off');
});
