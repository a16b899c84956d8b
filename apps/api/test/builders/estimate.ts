import { EstimateLine } from '../../src/sales/estimates/estimate-line.entity.ts';
import { Estimate } from '../../src/sales/estimates/estimate.entity.ts';
import { aCustomer } from './customer.ts';
import { aTaxRate } from './item.ts';
import { next, rowsOf } from './store.ts';

/** A draft without lines. */
export const anEstimate = rowsOf(Estimate)(() => ({
  customerId: aCustomer(),
  estimateDate: '2026-03-02',
  expiryDate: '2026-04-01',
  currency: 'EUR',
}));

/** Sent, over 100, and not answered yet. The seed provides the series. */
export const aSentEstimate = rowsOf(Estimate)(() => ({
  customerId: aCustomer(),
  status: 'sent',
  number: `EST-${next()}`,
  numberSeriesId: 2,
  snapshot: {},
  sentAt: new Date('2026-03-02T09:00:00Z'),
  estimateDate: '2026-03-02',
  expiryDate: '2026-04-01',
  currency: 'EUR',
  subtotal: 100,
  net: 100,
  total: 100,
}));

export const anEstimateLine = rowsOf(EstimateLine)(() => ({
  estimate: anEstimate(),
  position: 1,
  description: 'Advice',
  quantity: 1,
  unit: 'HUR',
  unitPrice: 100,
  taxRateId: aTaxRate(),
  taxName: 'VAT 21',
  taxPercent: 21,
  taxCategory: 'S',
  net: 100,
}));
