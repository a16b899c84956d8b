import type { BillCost } from '@kontor/domain';

/** A billable line of an open bill, as the API offers it for invoices. */
export const aBillCost = (given: Partial<BillCost> = {}): BillCost => ({
  billLineId: 9,
  billId: 4,
  billNumber: 'PR-1042',
  vendorName: 'Popieriaus ratas, UAB',
  billDate: '2026-03-02',
  ageDays: 8,
  customerId: 1,
  customerName: 'Nemuno logistika, UAB',
  projectId: null,
  projectName: null,
  itemId: null,
  description: 'Paper',
  quantity: 1,
  unit: 'C62',
  currency: 'EUR',
  cost: 100,
  markUp: 15,
  outlay: false,
  unitPrice: 115,
  price: 115,
  baseUnitPrice: 115,
  invoiceId: null,
  invoiceNumber: null,
  ...given,
});
