import { afterEach, expect, it } from '@jest/globals';
import { aBankAccountRecord, aNumberSeriesRecord, anOrganisationRecord } from '@kontor/demo-data';
import type { SetupRecord, SetupSteps } from '@kontor/domain';
import { cleanup, screen, waitFor } from '@testing-library/react';
import '../../../resources.ts';
import { openScreen, refusal, type Answer } from '../../../platform/testing/openScreen.tsx';
import { SettingsPage } from '../SettingsPage.tsx';
import { SetupPage } from './SetupPage.tsx';

afterEach(cleanup);

const nothing: SetupSteps = { firm: false, vat: false, bankAccount: false, taxRates: false, logo: false };
const todo: SetupRecord = { steps: nothing, done: false, nextNumber: 'INV-2026-0001' };
const ready: SetupRecord = {
  steps: { firm: true, vat: true, bankAccount: true, taxRates: true, logo: false },
  done: true,
  nextNumber: 'INV-2026-0007',
};
const empty = anOrganisationRecord({
  name: 'My organisation',
  legalCode: null,
  vatCode: null,
  isVatRegistered: false,
  street: null,
  city: null,
  zip: null,
  email: null,
  country: 'LT',
  baseCurrency: 'EUR',
  version: 1,
});

function open(setup: SetupRecord, saved: Answer = { body: ready }, accounts: object[] = []) {
  let now: Answer = { body: setup };
  return openScreen(<SetupPage />, {
    at: '/setup',
    server: ({ method, path }) => {
      if (method === 'POST') return saved.status === undefined ? (now = saved) : saved;
      if (path === '/setup') return now;
      if (path === '/number-series') return { body: [aNumberSeriesRecord({ isDefault: true, nextNumber: 1 })] };
      if (path === '/bank-accounts') return { body: accounts };
      return { body: empty };
    },
  });
}

it('asks for everything on one page, ticks what became true, and shows the way on', async () => {
  const { user, writes } = open(todo);
  expect(await screen.findAllByTitle('To do')).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'Import customers' })).toHaveAttribute('href', '/customerImports/index');
  expect(screen.getByRole('link', { name: 'Import opening invoices' })).toHaveAttribute('href', '/openingInvoices/index');
  await user.type(await screen.findByLabelText(/Name of the organisation/), 'UAB Kontora');
  await user.type(screen.getByLabelText(/Company code/), '110053842');
  await user.type(screen.getByLabelText(/VAT code/), 'LT100538411');
  await user.type(screen.getByLabelText(/Street and number/), 'Gedimino pr. 1');
  await user.type(screen.getByLabelText(/City/), 'Vilnius');
  await user.type(screen.getByLabelText(/IBAN/), 'LT121000011101001000');
  await user.type(screen.getByLabelText(/Name of the bank/), 'Bankas');
  await user.clear(screen.getByLabelText(/Next number/));
  await user.type(screen.getByLabelText(/Next number/), '7');
  await screen.findByText(/INV-\d{4}-0007/);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getAllByTitle('Done')).toHaveLength(4));
  expect(writes).toHaveLength(1);
  expect(writes[0]).toMatchObject({
    path: '/setup',
    body: {
      version: 1,
      country: 'LT',
      name: 'UAB Kontora',
      isVatRegistered: true,
      vatCode: 'LT100538411',
      baseCurrency: 'EUR',
      timeZone: empty.timeZone,
      language: 'lt',
      iban: 'LT121000011101001000',
      bankName: 'Bankas',
      nextNumber: 7,
    },
  });
  expect(screen.getByRole('link', { name: 'Create an invoice' })).toHaveAttribute('href', '/invoices/create');
});

it('follows the country, and asks no VAT code of a firm without VAT', async () => {
  const { user } = open(todo);
  const country = await screen.findByLabelText(/Country/);
  await user.clear(country);
  await user.type(country, 'Norw');
  await user.click(await screen.findByRole('option', { name: 'Norway' }));
  expect(screen.getByLabelText(/Base currency/)).toHaveValue('NOK – Norwegian Krone');
  await screen.findByLabelText(/Organisation number/);
  await user.click(screen.getByRole('switch', { name: 'Registered for VAT' }));
  expect(screen.queryByLabelText(/VAT code/)).not.toBeInTheDocument();
  expect(screen.getByText('Your invoices carry no VAT.')).toBeInTheDocument();
  expect(screen.getByText(/Without an account, customers won’t see where to pay/)).toBeInTheDocument();
});

it('says what is wrong on leaving a field, completes what follows from another, and the rest all at once', async () => {
  const { user, writes } = open(todo);
  const country = await screen.findByLabelText(/Country/);
  await user.clear(country);
  await user.type(country, 'Norw');
  await user.click(await screen.findByRole('option', { name: 'Norway' }));
  const number = await screen.findByLabelText(/Organisation number/);
  await user.type(number, '974760674');
  await user.tab();
  await waitFor(() => expect(number).toBeInvalid());
  await user.clear(number);
  await user.type(number, '974 760 673');
  await user.tab();
  await waitFor(() => expect(screen.getByLabelText(/VAT code/)).toHaveValue('NO974760673MVA'));
  await user.type(screen.getByLabelText(/IBAN/), '8601 11 17947');
  await user.tab();
  await waitFor(() => expect(screen.getByLabelText(/IBAN/)).toHaveValue('NO93 8601 1117 947'));
  expect(screen.getByLabelText(/Name of the bank/)).toHaveValue('Danske Bank');
  await user.clear(screen.getByLabelText(/Name of the bank/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText(/Name of the bank/)).toBeInvalid());
  for (const field of [/Name of the organisation/, /Street and number/, /City/])
    expect(screen.getByLabelText(field)).toBeInvalid();
  expect(writes).toHaveLength(0);
});

it('complains no more of a VAT number that followed from the organisation number after a refusal', async () => {
  const { user } = open(todo);
  const country = await screen.findByLabelText(/Country/);
  await user.clear(country);
  await user.type(country, 'Norw');
  await user.click(await screen.findByRole('option', { name: 'Norway' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText(/VAT code/)).toBeInvalid());
  await user.type(screen.getByLabelText(/Organisation number/), '974760673');
  await user.tab();
  await waitFor(() => expect(screen.getByLabelText(/VAT code/)).toHaveValue('NO974760673MVA'));
  await waitFor(() => expect(screen.getByLabelText(/VAT code/)).toBeValid());
  expect(screen.getByLabelText(/City/)).toBeInvalid();
});

it('shows a refusal at its field and keeps what was typed', async () => {
  const account = aBankAccountRecord({ currency: 'EUR', isDefault: true, iban: 'LT121000011101001000', bankName: 'Bankas' });
  const { user } = open(todo, refusal(422, { iban: 'bank_account.bad_iban' }), [account]);
  expect(await screen.findByLabelText(/IBAN/)).toHaveValue('LT12 1000 0111 0100 1000');
  await user.type(screen.getByLabelText(/Name of the organisation/), 'UAB Kontora');
  await user.type(screen.getByLabelText(/Company code/), '110053842');
  await user.type(screen.getByLabelText(/VAT code/), 'LT100538411');
  await user.type(screen.getByLabelText(/Street and number/), 'a');
  await user.type(screen.getByLabelText(/City/), 'b');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('This is not a valid IBAN.');
  expect(screen.getByLabelText(/Name of the organisation/)).toHaveValue('UAB Kontora');
});

it('is led back to from the settings until it is done', async () => {
  const settings = (setup: SetupRecord) =>
    openScreen(<SettingsPage />, {
      resource: 'settings',
      at: '/settings/index?section=profile',
      server: ({ path }) => ({ body: path === '/setup' ? setup : path.startsWith('/organisation') ? empty : [] }),
    });
  settings(todo);
  expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/setup');
  cleanup();
  settings(ready);
  await screen.findByLabelText(/Name of the organisation/);
  expect(screen.queryByRole('link', { name: 'Continue' })).not.toBeInTheDocument();
});

it('is for nobody who may not change the organisation', async () => {
  openScreen(<SetupPage />, {
    at: '/setup',
    rules: [{ action: 'read', subject: 'Organisation' }],
    server: () => ({ body: empty }),
  });
  await screen.findByText('You are not authorized!');
});
