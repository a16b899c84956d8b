import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { DocumentPaper, type PaperView } from './DocumentPaper.tsx';

afterEach(cleanup);

const view: PaperView = {
  noun: 'Invoice',
  title: 'INV-1',
  seller: undefined,
  buyer: { name: 'Akmens tiltas', lines: [] },
  facts: [],
  lines: [
    {
      description: 'Consulting',
      quantity: 1,
      unit: 'h',
      unitPrice: 10,
      baseQuantity: null,
      discountPercent: null,
      discountAmount: null,
      charge: null,
      chargeReason: null,
      taxName: 'PVM 21 %',
      net: 10,
    },
  ],
  currency: 'EUR',
  totals: null,
  texts: [],
};

it('never parts the percent sign from its figure, and names no seller whom the reader may not know', async () => {
  openScreen(<DocumentPaper view={view} />, { resource: 'invoices', at: '/', server: () => ({ body: [] }) });
  expect((await screen.findByText(/VAT/)).textContent).toBe('VAT 21\u00a0%');
  expect(screen.getByText('Akmens tiltas')).toBeVisible();
  expect(screen.queryByText('From')).not.toBeInTheDocument();
});

it('says of the amounts of its lines whether the tax is in them', async () => {
  openScreen(<DocumentPaper view={{ ...view, pricesIncludeTax: true }} />, {
    resource: 'invoices',
    at: '/',
    server: () => ({ body: [] }),
  });
  expect(await screen.findByRole('columnheader', { name: 'With tax' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Net' })).not.toBeInTheDocument();
});
