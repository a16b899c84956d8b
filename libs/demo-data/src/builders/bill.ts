import {
  billColumns,
  type BillDetail,
  type BillInput,
  type BillInvoiceRecord,
  type BillLineInput,
  type BillLineRecord,
  type BillRecord,
  type VendorPaymentRecord,
} from '@kontor/domain';
import { aTaxRateRecord } from './organisation.ts';
import { stored } from './base.ts';

const bill = {
  vendorId: 1,
  number: 'PR-1042',
  referenceNumber: null,
  orderNumber: null,
  billDate: '2026-03-02',
  dueDate: '2026-03-16',
  currency: 'EUR',
  exchangeRate: 1,
  pricesIncludeTax: false,
  lines: [],
} as const satisfies BillInput;

export const aBill = (given: Partial<BillInput> = {}): BillInput => ({ ...bill, ...given });

const aBillLine = (given: Partial<BillLineInput> = {}): BillLineInput => ({
  description: 'Paper',
  quantity: 1,
  unit: 'C62',
  unitCost: 100,
  taxRateId: 1,
  ...given,
});

const head = {
  ...stored,
  status: 'draft',
  opening: false,
  vendorName: 'Popieriaus ratas, UAB',
  billable: false,
  billed: false,
  billableNet: 0,
  billedNet: 0,
  billHasInvoice: false,
  invoices: [] as BillInvoiceRecord[],
  hasPaper: true,
  approvedAt: null,
  approvedByName: null,
  openedAt: null,
  paidAt: null,
  paid: 0,
  credited: 0,
} as const;

/** A bill as the API answers it, with the amounts of its lines. */
export function aBillDetail(given: Partial<BillDetail> = {}, input: Partial<BillInput> = {}): BillDetail {
  const { lines, ...columns } = billColumns(aBill({ lines: [aBillLine()], ...input }), {
    exchangeRate: 1,
    exchangeRateInverted: false,
    rateOf: ({ taxRateId }) => aTaxRateRecord({ id: taxRateId }),
    customerOfProject: () => 1,
    markUps: { organisation: null, ofCustomer: () => null, ofProject: () => null },
  });
  const named = lines.map((line, at) => ({
    ...line,
    id: at + 1,
    billed: false,
    invoiceId: null,
    invoiceNumber: null,
    projectName: line.projectId === null ? null : 'Užsakymų sistema',
    customerName: line.customerId === null ? null : 'Nemuno logistika, UAB',
  }));
  return { ...head, ...columns, voidReason: null, recurringBillId: null, lines: named, received: null, ...given };
}

/** A line of a bill as the API answers it. */
export function aBillLineRecord(given: Partial<BillLineRecord> = {}): BillLineRecord {
  const [line] = aBillDetail().lines;
  if (!line) throw new Error('A bill has a line');
  return { ...line, ...given };
}

/** A row of the list. */
export function aBillRecord(given: Partial<BillRecord> = {}): BillRecord {
  const { lines: _, taxes: __, comment: ___, customerNotes: ____, terms: _____, received: ______, ...record } = aBillDetail();
  return { ...record, ...given };
}

export const aVendorPaymentRecord = (given: Partial<VendorPaymentRecord> = {}): VendorPaymentRecord => ({
  ...stored,
  vendorId: 1,
  vendorName: 'Popieriaus ratas, UAB',
  paymentDate: '2026-03-10',
  amount: 121,
  currency: 'EUR',
  exchangeRate: 1,
  exchangeRateInverted: false,
  method: 'bankTransfer',
  reference: null,
  allocations: [{ billId: 1, billNumber: 'PR-1042', amount: 121, exchangeDifference: 0 }],
  exchangeDifference: 0,
  ...given,
});
