import { afterEach, expect, it } from '@jest/globals';
import { aCustomerRecord, anEstimateDetail, anOrganisationRecord, aTaxRateRecord } from '@kontor/demo-data';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import '../../resources.ts';
import { EstimateEdit } from './EstimateEdit.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const [line] = anEstimateDetail().lines;
if (!line) throw new Error('The builder gives a line');
const priced = (position: number, unitPrice: number, optional: boolean) => ({
  ...line,
  position,
  quantity: 1,
  unitPrice,
  discountPercent: 0,
  taxRateId: 1,
  optional,
});
const draft = anEstimateDetail({ id: 7, version: 3, lines: [priced(1, 100, false), priced(2, 50, true)] });

const open = () =>
  openScreen(
    <Routes>
      <Route path="/estimates/:id" element={<EstimateEdit />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    {
      resource: 'estimates',
      at: '/estimates/7',
      server: ({ method, path }) => {
        const reads: Record<string, unknown> = {
          '/organisation/1': anOrganisationRecord({ baseCurrency: 'EUR' }),
          '/tax-rates': [aTaxRateRecord({ id: 1, percent: 21, category: 'S', validFrom: '2009-09-01', validTo: null })],
          '/customers/1': aCustomerRecord({ id: 1, currency: 'EUR' }),
          '/estimates/7': draft,
        };
        return { body: method === 'GET' ? (reads[path] ?? []) : draft };
      },
    },
  );
const figure = (name: string) => document.querySelector(`[data-totals] [data-total="${name}"] dd`)?.textContent;

it('counts optional lines in no total, says what they would come to, and saves the mark that is set in the menu of a line', async () => {
  const { user, writes } = open();
  expect(await screen.findByText('Optional, not in the total')).toBeVisible();
  expect(figure('total')).toBe('€121.00');
  expect(figure('fullTotal')).toBe('€181.50');
  await user.click(screen.getByRole('button', { name: 'Actions for line 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Include the line in the total' }));
  await waitFor(() => expect(figure('total')).toBe('€181.50'));
  expect(figure('fullTotal')).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Actions for line 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Make the line optional' }));
  await waitFor(() => expect(figure('total')).toBe('€60.50'));
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(writes.at(-1)).toMatchObject({ path: '/estimates/7' }));
  expect(writes.at(-1)?.body).toMatchObject({ lines: [{ optional: true }, { optional: false }] });
});

it('has charges, and neither an amount paid before nor a rounding of the amount due, which an estimate does not keep', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Charges' }));
  expect(await screen.findByRole('button', { name: 'Add a charge' })).toBeVisible();
  expect(screen.queryByLabelText('Paid in advance')).toBeNull();
  expect(screen.queryByLabelText('Round the amount due to')).toBeNull();
});
