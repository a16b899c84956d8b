import { expect, it } from '@jest/globals';
import type { ReportFigures, ReportRecords } from '@kontor/domain';
import { screen, within } from '@testing-library/react';
import type { Asked } from '../../platform/testing/openScreen.tsx';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { IncomePage } from '../income/IncomePage.tsx';
import { ProfitPage } from '../profit/ProfitPage.tsx';
import { ReceivablesPage } from '../receivables/ReceivablesPage.tsx';
import '../../resources.ts';

const values = (net: number) => ({ net, tax: net / 4, gross: net * 1.25 });
const figures: ReportFigures = {
  from: '2026-01-01',
  to: '2026-03-31',
  basis: 'accrual',
  currency: 'EUR',
  comparedFrom: null,
  comparedTo: null,
  groupBy: ['month'],
  measures: ['net', 'tax', 'gross'].map((name) => ({ name, unit: 'money' as const })),
  dimensions: ['month', 'customer', 'kind'],
  bases: ['accrual', 'cash'],
  switches: [],
  totals: values(3000),
  comparedTotals: null,
  rows: ['2026-01', '2026-03'].map((key, at) => ({
    keys: [{ key, label: null }],
    values: values(1000 + 1000 * at),
    compared: null,
  })),
  rowCount: 2,
};
const records: ReportRecords = {
  rows: [{ id: 7, subject: 'Invoice', kind: 'invoice', day: '2026-03-05', name: 'INV-7', values: values(2000) }],
  rowCount: 1,
};

function open(query = '') {
  const asked: Asked[] = [];
  const server = (one: Asked) => {
    asked.push(one);
    if (one.path === '/reports/income/records') return { body: records };
    const kinds = {
      groupBy: ['kind'],
      rows: [{ keys: [{ key: 'invoice', label: null }], values: values(2000), compared: null }],
    };
    const only = { ...kinds, totals: values(2000), rowCount: 1 };
    return { body: { ...figures, ...(one.query.get('groupBy') === 'kind' && only) } };
  };
  const opened = openScreen(<IncomePage />, { at: `/reports/income?from=2026-01-01&to=2026-03-31${query}`, server });
  return { ...opened, asked };
}

it('shows totals, rows and their sum, each figure leading to how it came about', async () => {
  const { user, asked, location } = open();
  const table = within(await screen.findByRole('table', { name: 'Income report' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'MonthWithout taxTaxWith tax',
    'January 2026€1,000.00€250.00€1,250.00',
    'March 2026€2,000.00€500.00€2,500.00',
    '2 rows in all€3,000.00€750.00€3,750.00',
  ]);
  expect(await screen.findByText('By month')).toBeTruthy();
  await user.click(table.getByRole('link', { name: '€2,000.00' }));
  expect(new URLSearchParams(location()?.search).get('row')).toBe('["2026-03"]');
  const dialog = within(await screen.findByRole('dialog', { name: 'Without tax · March 2026' }));
  expect((await dialog.findByRole('link', { name: 'INV-7' })).getAttribute('href')).toBe('/invoices/7/show');
  const [last] = asked.filter(({ path }) => path.endsWith('/records')).slice(-1);
  expect(['from', 'to', 'measure'].map((name) => last?.query.get(name))).toEqual(['2026-03-01', '2026-03-31', 'net']);
});

it('asks what its address says, and keeps there what is chosen', async () => {
  const { user, asked, location } = open('&basis=cash&compare=before&filter={"customer":null}&sort=["net","ASC"]&page=2');
  await screen.findByRole('table', { name: 'Income report' });
  const { query } = asked.find(({ path, query: one }) => path === '/reports/income' && one.has('sort')) as Asked;
  expect(Object.fromEntries(query)).toEqual({
    from: '2026-01-01',
    to: '2026-03-31',
    basis: 'cash',
    compare: 'before',
    filter: '{"customer":null}',
    sort: '["net","ASC"]',
    range: '[25,49]',
  });
  await user.click(screen.getByRole('combobox', { name: 'Group by' }));
  await user.click(await screen.findByRole('option', { name: 'Customer' }));
  const now = new URLSearchParams(location()?.search);
  expect([now.get('groupBy'), now.get('sort'), now.get('page'), now.get('basis')]).toEqual(['customer', null, null, 'cash']);
});

it('drops what payments do not know when their basis is chosen', async () => {
  const chosen = '&groupBy=customer,month&including=labour,goods&sort=["goods","ASC"]&filter={"project":4}';
  const { user, location } = openScreen(<ProfitPage />, {
    at: `/reports/profit?from=2026-01-01&to=2026-03-31${chosen}`,
    server: () => ({ body: figures }),
  });
  await user.click(await screen.findByRole('combobox', { name: 'Basis' }));
  await user.click(await screen.findByRole('option', { name: 'By payment' }));
  const now = new URLSearchParams(location()?.search);
  expect(['basis', 'groupBy', 'including', 'sort', 'filter'].map((name) => now.get(name))).toEqual([
    'cash',
    'customer,month',
    'labour',
    null,
    '{"project":4}',
  ]);
});

it.each(['{}', '5'])('explains the total where its address has no row, such as %s', async (row) => {
  open(`&explain=net&row=${row}`);
  expect(await screen.findByRole('dialog', { name: 'Without tax' })).toBeTruthy();
});

it('says for which days there is nothing, and offers the whole year', async () => {
  const empty = { ...figures, rows: [], rowCount: 0, totals: values(0) };
  openScreen(<IncomePage />, { at: '/reports/income?from=2026-02-01&to=2026-02-28', server: () => ({ body: empty }) });
  expect(await screen.findByText('No income from 1 Feb 2026 to 28 Feb 2026.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show the whole year' })).toBeTruthy();
});

it('is as of the last day where that alone counts, with the month of a row as a filter', async () => {
  const open = {
    ...figures,
    basis: null,
    measures: [{ name: 'open', unit: 'money' as const }],
    totals: { open: 3000 },
    bases: [],
  };
  const row = { keys: [{ key: '2025-11', label: null }], values: { open: 3000 }, compared: null };
  const asked: Asked[] = [];
  const server = (one: Asked) => {
    asked.push(one);
    return { body: one.path.endsWith('/records') ? records : { ...open, rows: [row], rowCount: 1 } };
  };
  const { user, location } = openScreen(<ReceivablesPage />, { at: '/reports/receivables?groupBy=month&to=2026-03-31', server });
  const table = within(await screen.findByRole('table', { name: 'Receivables by age' }));
  expect(screen.getByText('31 Mar 2026 · EUR')).toBeTruthy();
  expect(screen.queryByLabelText('From')).toBeNull();
  await user.click(table.getAllByRole('link', { name: '€3,000.00' })[0] as HTMLElement);
  expect(new URLSearchParams(location()?.search).get('row')).toBe('["2025-11"]');
  await screen.findByRole('dialog', { name: 'Open · November 2025' });
  const [last] = asked.filter(({ path }) => path.endsWith('/records')).slice(-1);
  expect(['to', 'filter'].map((name) => last?.query.get(name))).toEqual(['2026-03-31', '{"month":"2025-11"}']);
});
