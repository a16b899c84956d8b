import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ofThisTurn } from '../../../../tools/tests/turn.mjs';
import { isDone, walkAs, walked } from './walk.ts';
import { makeWorld, ownRoles, type World } from './world.ts';

/** Operations that need the right to see amounts, and why. */
const nothingButAmounts: Record<string, string> = {
  'POST /api/v1/invoices': 'is made of lines with prices',
  'PUT /api/v1/invoices/{id}': 'is made of lines with prices',
  'POST /api/v1/inventory-adjustments': 'is made of lines with costs',
  'PUT /api/v1/inventory-adjustments/{id}': 'is made of lines with costs',
  'POST /api/v1/stock-moves/open-stock': 'types what the goods cost',
  'POST /api/v1/credit-notes': 'is made of lines with prices',
  'PUT /api/v1/credit-notes/{id}': 'is made of lines with prices',
  'POST /api/v1/invoices/{id}/correct': 'makes documents of lines with prices',
  'GET /api/v1/invoices/{id}/creditable': 'says what is left of an invoice',
  'GET /api/v1/credit-notes/{id}/e-invoice': 'is a paper full of amounts',
  'GET /api/v1/credit-notes/{id}/pdf': 'is a paper full of amounts',
  'GET /api/v1/credit-notes/{id}/preview-pdf': 'is a paper full of amounts',
  'GET /api/v1/credit-notes/{id}/letter': 'says what is credited',
  'POST /api/v1/recurring-bills': 'is made of lines with costs',
  'PUT /api/v1/recurring-bills/{id}': 'is made of lines with costs',
  'POST /api/v1/recurring-bills/{id}/make': 'makes a bill of lines with costs',
  'POST /api/v1/recurring-invoices': 'is made of lines with prices',
  'PUT /api/v1/recurring-invoices/{id}': 'is made of lines with prices',
  'POST /api/v1/recurring-invoices/{id}/make': 'makes an invoice of lines with prices',
  'POST /api/v1/retainer-invoices': 'is made of lines with prices',
  'PUT /api/v1/retainer-invoices/{id}': 'is made of lines with prices',
  'GET /api/v1/retainer-invoices/{id}/pdf': 'is a paper full of amounts',
  'GET /api/v1/retainer-invoices/{id}/preview-pdf': 'is a paper full of amounts',
  'GET /api/v1/retainer-invoices/{id}/letter': 'says what is asked for',
  'POST /api/v1/retainer-invoices/{id}/record-payment': 'takes an amount',
  'POST /api/v1/retainer-invoices/{id}/apply': 'takes an amount',
  'POST /api/v1/retainer-invoices/{id}/draw-hours': 'changes what is left to pay',
  'POST /api/v1/retainer-invoices/{id}/unapply': 'changes what is left to pay',
  'POST /api/v1/retainer-invoices/{id}/refund': 'takes an amount',
  'POST /api/v1/retainer-invoices/{id}/use-credit': 'tells how much credit there was',
  'POST /api/v1/credit-notes/{id}/undo-use': 'tells how much credit was used',
  'GET /api/v1/invoices/{id}/advances': 'says what is available',
  'POST /api/v1/estimates': 'is made of lines with prices',
  'PUT /api/v1/estimates/{id}': 'is made of lines with prices',
  'POST /api/v1/estimates/{id}/make-project': 'makes a project with a budget and rates',
  'POST /api/v1/estimates/{id}/convert': 'makes an invoice of lines with prices',
  'POST /api/v1/bills': 'is made of lines with costs',
  'POST /api/v1/bills/e-invoice': 'makes a bill of lines with costs',
  'PUT /api/v1/bills/{id}': 'is made of lines with costs',
  'GET /api/v1/bills/totals': 'says what bills come to',
  'POST /api/v1/bills/{id}/remove-from-invoice': 'changes an invoice made of lines with prices',
  'GET /api/v1/bills/costs': 'says what customers are to pay',
  'GET /api/v1/expenses/costs': 'says what customers are to pay',
  'POST /api/v1/expenses/{id}/remove-from-invoice': 'changes an invoice made of lines with prices',
  'GET /api/v1/bills/unbilled-totals': 'says what customers are to pay',
  'POST /api/v1/bills/{id}/record-payment': 'takes an amount',
  'GET /api/v1/vendor-credit-notes/totals': 'says what credit notes come to',
  'POST /api/v1/vendor-credit-notes': 'is made of lines with costs',
  'PUT /api/v1/vendor-credit-notes/{id}': 'is made of lines with costs',
  'POST /api/v1/vendor-credit-notes/{id}/apply': 'takes amounts',
  'POST /api/v1/vendor-credit-notes/{id}/undo-apply': 'changes what is left to pay',
  'POST /api/v1/vendor-credit-notes/{id}/refund': 'takes an amount',
  'POST /api/v1/vendor-credit-notes/{id}/undo-refund': 'changes what is available',
  'POST /api/v1/opening-bill-imports': 'takes amounts',
  'POST /api/v1/opening-stock-imports': 'takes costs',
  'POST /api/v1/opening-stock-imports/preview': 'tells the costs of a file',
  'POST /api/v1/opening-stock-imports/{id}/undo': 'changes what stock is worth',
  'POST /api/v1/vendor-payments': 'takes amounts',
  'POST /api/v1/payment-runs': 'takes amounts',
  'PUT /api/v1/payment-runs/{id}': 'takes amounts',
  'GET /api/v1/payment-runs/payable-bills': 'says what is left to pay',
  'POST /api/v1/payment-runs/{id}/release': 'says where what is left to pay goes',
  'GET /api/v1/payment-runs/{id}/file': 'is a file full of amounts',
  'POST /api/v1/payment-runs/{id}/mark-paid': 'takes amounts',
  'POST /api/v1/expenses': 'takes an amount',
  'PUT /api/v1/expenses/{id}': 'takes an amount',
  'GET /api/v1/expenses/months': 'says what expenses come to',
  'GET /api/v1/expenses/totals': 'says what expenses come to',
  'POST /api/v1/reimbursements': 'pays an amount',
  'GET /api/v1/estimates/{id}/pdf': 'is a paper full of amounts',
  'GET /api/v1/estimates/{id}/preview-pdf': 'is a paper full of amounts',
  'GET /api/v1/estimates/{id}/versions/{revision}/pdf': 'is a paper full of amounts',
  'GET /api/v1/invoices/{id}/pdf': 'is a paper full of amounts',
  'GET /api/v1/invoices/{id}/e-invoice': 'is a paper full of amounts',
  'GET /api/v1/retainer-invoices/{id}/e-invoice': 'is a paper full of amounts',
  'GET /api/v1/invoices/{id}/preview-pdf': 'is a paper full of amounts',
  'GET /api/v1/invoices/{id}/late-interest': 'says what late payment has cost',
  'GET /api/v1/invoices/{id}/letter': 'says what is to be paid',
  'GET /api/v1/invoices/{id}/reminder-letter': 'says what is to be paid',
  'POST /api/v1/invoices/{id}/remind': 'tells the customer what is to be paid',
  'GET /api/v1/estimates/{id}/letter': 'says what is offered',
  'POST /api/v1/invoices/{id}/record-payment': 'takes an amount',
  'POST /api/v1/invoices/{id}/write-off': 'takes an amount',
  'POST /api/v1/opening-invoice-imports': 'takes amounts',
  'POST /api/v1/payments': 'takes an amount',
  'POST /api/v1/customer-links': 'shows amounts to whoever has the link',
  'POST /api/v1/payments/{id}/refund': 'takes an amount',
  'POST /api/v1/payments/{id}/undo-refund': 'changes what is left of a payment',
  'GET /api/v1/payments/{id}/letter': 'says what was paid',
  'POST /api/v1/payments/{id}/mail': 'says what was paid',
  'GET /api/v1/customers/{id}/statement': 'says what is owed and paid',
  'GET /api/v1/customers/{id}/statement/pdf': 'says what is owed and paid',
  'GET /api/v1/vendors/{id}/statement': 'says what is owed and paid',
  'GET /api/v1/vendors/{id}/statement/pdf': 'says what is owed and paid',
  'GET /api/v1/customers/{id}/statement/letter': 'says what is owed',
  'POST /api/v1/customers/{id}/statement/mail': 'says what is owed and paid',
  'GET /api/v1/payments/{id}/receipt': 'says what was paid',
  'POST /api/v1/mails/{id}/send': 'sends letters, which tell what is to be paid',
  'GET /api/v1/time-entries/unbilled': 'says what is to be paid',
  'GET /api/v1/invoices/totals': 'says what invoices come to',
  'GET /api/v1/credit-notes/totals': 'says what credit notes come to',
  'GET /api/v1/retainer-invoices/totals': 'says what retainer invoices come to',
  'GET /api/v1/estimates/won': 'says what estimates come to',
  'GET /api/v1/estimates/totals': 'says what estimates come to',
  'GET /api/v1/time-entries/unbilled-totals': 'says what is to be paid',
  'GET /api/v1/projects/{id}/figures/rows': 'tells the amounts that a figure of money is made of',
  'GET /api/v1/reports/cashFlow': 'says what came and went',
  'GET /api/v1/reports/cashFlow/records': 'says what each payment brought or took',
  'GET /api/v1/projects/{id}/price': 'says what a project costs its customer',
  'POST /api/v1/change-orders': 'changes what a project costs its customer',
  'PUT /api/v1/change-orders/{id}': 'changes what a project costs its customer',
  'GET /api/v1/reports/expenses': 'says what was spent',
  'GET /api/v1/reports/expenses/records': 'says what each document and payment cost',
  'GET /api/v1/reports/income': 'says what was earned',
  'GET /api/v1/reports/income/records': 'says what each document and payment brought',
  'GET /api/v1/reports/profit': 'says what was earned and spent',
  'GET /api/v1/reports/profit/records': 'says what each document and payment brought or cost',
  'GET /api/v1/reports/payables': 'says what is owed to vendors',
  'GET /api/v1/reports/payables/records': 'says what is open of each bill',
  'GET /api/v1/reports/receivables': 'says what customers owe',
  'GET /api/v1/reports/receivables/records': 'says what is open of each invoice',
  'GET /api/v1/reports/utilisation': 'says what hours brought',
  'GET /api/v1/reports/utilisation/records': 'says what each entry and document brought',
  'GET /api/v1/reports/taxSummary': 'says what tax is of sales and purchases',
  'GET /api/v1/reports/taxSummary/records': 'says what each document is taxed',
  'GET /api/v1/reports/workHourTax': 'says what hours cost',
  'GET /api/v1/reports/workHourTax/records': 'says what each entry cost',
  'GET /api/v1/projects/{id}/reprice': 'says what hours cost',
  'POST /api/v1/projects/{id}/reprice': 'says what hours cost',
};

let world: World;
const done = new Map<string, Set<string>>();
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.api.close());

/** A firm's own roles may do everything here, so that every answer is covered. The reader covers most; the others take turns. */
describe('every answer of every operation', () => {
  it.each(['reader', ...ofThisTurn(ownRoles.filter((role) => role !== 'reader'))])(
    'tells no amount that is hidden from the role %s',
    async (role) => {
      const { steps, leaks } = await walkAs(world, role);
      const said = steps.map(
        ({ operation, answer }) => `${operation.name} ${(answer.content as { code?: string } | null)?.code}`,
      );
      expect(said).toContain('PUT /api/v1/invoices/{id} invoice.frozen');
      done.set(role, new Set(steps.filter(isDone).map(({ operation }) => operation.name)));
      expect(leaks).toEqual([]);
    },
  );
  it('succeeded without the right to see amounts, except where amounts are all there is', () => {
    const missed = walked.map(({ name }) => name).filter((name) => !done.get('reader')?.has(name));
    expect(missed.sort()).toEqual(Object.keys(nothingButAmounts).sort());
  });
});
