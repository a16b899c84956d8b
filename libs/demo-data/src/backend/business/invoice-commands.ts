import {
  add,
  AnnulInvoiceInput,
  assertAllocations,
  assertCustomerComplete,
  assertDueDate,
  assertDueDateReason,
  assertHasLines,
  assertNotAhead,
  assertOpenPeriod,
  assertOrganisationComplete,
  assertPaymentDate,
  assertUnpaid,
  booked,
  documentLanguage,
  DomainError,
  formatNumber,
  invoiceMachine,
  isOverdue,
  MarkPaidInput,
  negate,
  nextAfter,
  nextBackdated,
  PaymentInput,
  paymentRate,
  paymentReference,
  RecordPaymentInput,
  SendInvoiceInput,
  SentInvoiceInput,
  spreadPayment,
  subtract,
  sum,
  useCredit,
  type InvoiceDetail,
  type PaymentRecord,
  type RecordPaymentInput as Received,
  type Settlement,
} from '@kontor/domain';
import { created, notFound, ok, read, type BackendAnswer, type Calls } from '../frame.ts';
import { sameVersion, type Firm } from './firm.ts';
import { pageOf } from './lists.ts';
import { personIdOf, versionOf } from './sent.ts';

/** The number, the state and the reference. No mail leaves, and no PDF is drawn: both are the server's. */
function send(firm: Firm, id: number, personId: number, backdateReason?: string | null): InvoiceDetail {
  const invoice = firm.one('invoices', id);
  const sent = invoiceMachine.next(invoice.status, 'send');
  const buyer = firm.one('customers', invoice.customerId);
  assertHasLines(invoice.lines);
  const categories = invoice.lines.map(({ taxCategory }) => taxCategory);
  assertOrganisationComplete(firm.organisation, categories);
  assertCustomerComplete(buyer, categories);
  assertOpenPeriod(invoice.invoiceDate, firm.organisation.lockDate, 'invoiceDate');
  assertNotAhead(invoice.invoiceDate, firm.today, 'invoiceDate');
  const series = firm.rows['number-series'].find(({ documentKind }) => documentKind === 'invoice');
  if (!series) throw notFound();
  const next = backdateReason?.trim() ? nextBackdated : nextAfter;
  const { number, nextNumber, year } = next(series, invoice.invoiceDate);
  const name = formatNumber(series.pattern, number, invoice.invoiceDate);
  const account = firm.rows['bank-accounts'].find(({ isDefault, currency }) => isDefault && currency === invoice.currency);
  const dates = [series.lastIssuedDate ?? '', invoice.invoiceDate].sort();
  firm.change('number-series', series.id, { nextNumber, year, lastIssuedDate: dates[1] }, personId);
  const reference = paymentReference({
    invoiceNumber: name,
    customerId: buyer.id,
    kidMethod: account?.kidMethod ?? 'none',
    kidLength: account?.kidLength ?? null,
  });
  const { status } = booked({ ...invoice, status: sent }, 0);
  const changes = {
    number: name,
    status,
    language: documentLanguage(firm.organisation.country, invoice.language),
    sentAt: firm.moment,
    paidAt: status === 'paid' ? firm.moment : null,
    paymentReference: reference ?? null,
  };
  return firm.change('invoices', id, changes, personId, 'send');
}

/** Money comes or a part is written off, or, with a minus, that is undone: paid exactly when nothing is left to pay. */
export function book(firm: Firm, invoiceId: number, amount: number, personId: number, verb: string, by?: Settlement): void {
  const invoice = firm.one('invoices', invoiceId);
  const after = booked(invoice, amount, by);
  firm.change('invoices', invoiceId, { ...after, paidAt: after.status === 'paid' ? firm.moment : null }, personId, verb);
}

function receiveFor(firm: Firm, invoice: InvoiceDetail, input: Received, personId: number, verb: string): InvoiceDetail {
  const { customerId, currency, exchangeRate } = invoice;
  const allocations = spreadPayment(input.amount, [invoice]);
  receive(firm, { ...input, customerId, currency, exchangeRate, allocations }, personId, verb);
  return firm.one('invoices', invoice.id);
}

/** Money for as many invoices as it says; what none of them takes is the customer's credit. */
function receive(firm: Firm, input: PaymentInput, personId: number, verb: string): PaymentRecord {
  const { customerId, currency, paymentDate, amount, method, reference = null, allocations } = input;
  const ids = new Set(allocations.map(({ invoiceId }) => invoiceId));
  const invoices = firm.fresh().invoices.filter(({ id }) => ids.has(id));
  assertAllocations(input, invoices);
  assertPaymentDate(paymentDate, { invoiceDate: paymentDate }, firm.today);
  for (const invoice of invoices) assertPaymentDate(paymentDate, invoice, firm.today);
  assertOpenPeriod(paymentDate, firm.organisation.lockDate, 'paymentDate');
  paymentRate(input, firm.organisation.baseCurrency, invoices);
  const used = allocations.map((one) => ({ invoiceId: one.invoiceId, invoiceNumber: '', amount: one.amount }));
  const unallocated = subtract(amount, sum(used.map((one) => one.amount)));
  const kept = { customerId, currency, paymentDate, amount, method, reference, unallocated, allocations: used };
  const { id } = firm.add('payments', kept, personId);
  for (const one of used) book(firm, one.invoiceId, one.amount, personId, verb);
  return firm.one('payments', id);
}

function spendCredit(firm: Firm, invoice: InvoiceDetail, personId: number): InvoiceDetail {
  const { id, customerId, currency, balance } = invoice;
  const credits = firm.rows.payments.filter(
    (one) => one.customerId === customerId && one.currency === currency && one.unallocated > 0,
  );
  const used = useCredit(credits, balance);
  if (!used.length) throw new DomainError('payment.no_credit', { currency });
  for (const { id: paymentId, amount } of used) {
    const { unallocated, allocations } = firm.one('payments', paymentId);
    const known = allocations.find(({ invoiceId }) => invoiceId === id);
    const others = allocations.filter(({ invoiceId }) => invoiceId !== id);
    const allocation = { invoiceId: id, invoiceNumber: '', amount: add(known?.amount ?? 0, amount) };
    const changes = { unallocated: subtract(unallocated, amount), allocations: [...others, allocation] };
    firm.change('payments', paymentId, changes, personId);
    book(firm, id, amount, personId, 'recordPayment');
  }
  return firm.one('invoices', id);
}

export function invoiceCommands(firm: Firm): Calls {
  const invoiceOf = (params: Record<string, string>): InvoiceDetail => firm.one('invoices', Number(params['id']));
  return {
    'GET /api/v1/invoices/counts': () => {
      const { invoices } = firm.fresh();
      const count = (status: string): number => invoices.filter((one) => one.status === status).length;
      const overdue = invoices.filter((invoice) => isOverdue(invoice, firm.today)).length;
      return ok({
        ...{ all: invoices.length, draft: count('draft'), sent: count('sent'), overdue },
        ...{ paid: count('paid'), void: count('void') },
      });
    },
    'PUT /api/v1/invoices/{id}/after-sending': async (call) => {
      const input = await read(SentInvoiceInput, call.body);
      const invoice = invoiceOf(call.params);
      sameVersion(invoice, versionOf(call));
      assertDueDateReason(invoice, input);
      assertDueDate({ invoiceDate: invoice.invoiceDate, dueDate: input.dueDate });
      const changes = { dueDate: input.dueDate, internalNote: input.internalNote ?? null };
      return ok(firm.change('invoices', invoice.id, changes, personIdOf(call)));
    },
    'POST /api/v1/invoices/{id}/send': async (call) => {
      const { backdateReason } = await read(SendInvoiceInput, call.body ?? {});
      return ok(send(firm, Number(call.params['id']), personIdOf(call), backdateReason));
    },
    'POST /api/v1/invoices/{id}/annul': async (call) => {
      await read(AnnulInvoiceInput, call.body);
      const invoice = invoiceOf(call.params);
      assertUnpaid(invoice);
      const status = invoiceMachine.next(invoice.status, 'annul');
      assertOpenPeriod(invoice.invoiceDate, firm.organisation.lockDate, 'invoiceDate');
      const lines = invoice.lines.map((line) => ({ ...line, timeEntryIds: [] }));
      return ok(firm.change('invoices', invoice.id, { status, balance: 0, lines }, personIdOf(call), 'annul'));
    },
    'POST /api/v1/invoices/{id}/record-payment': async (call) => {
      const input = await read(RecordPaymentInput, call.body);
      const invoice = invoiceOf(call.params);
      invoiceMachine.next(invoice.status, 'recordPayment');
      return ok(receiveFor(firm, invoice, input, personIdOf(call), 'recordPayment'));
    },
    'POST /api/v1/invoices/{id}/mark-paid': async (call) => {
      const input = await read(MarkPaidInput, call.body);
      const invoice = invoiceOf(call.params);
      invoiceMachine.next(invoice.status, 'markPaid');
      return ok(receiveFor(firm, invoice, { ...input, amount: invoice.balance }, personIdOf(call), 'markPaid'));
    },
    'POST /api/v1/invoices/{id}/use-credit': (call) => {
      const invoice = invoiceOf(call.params);
      invoiceMachine.next(invoice.status, 'recordPayment');
      return ok(spendCredit(firm, invoice, personIdOf(call)));
    },
    'GET /api/v1/invoices/{id}/payments': ({ params, query }): BackendAnswer => {
      const { id } = invoiceOf(params);
      const paid = new Set(
        firm.rows.payments
          .filter(({ allocations }) => allocations.some(({ invoiceId }) => invoiceId === id))
          .map((one) => one.id),
      );
      return pageOf(firm, 'payments', query, (row) => paid.has(row.id));
    },
    'POST /api/v1/payments': async (call) => {
      const input = await read(PaymentInput, call.body);
      firm.one('customers', input.customerId);
      return created(receive(firm, input, personIdOf(call), 'recordPayment'));
    },
    'DELETE /api/v1/payments/{id}': (call) => {
      const payment = firm.one('payments', Number(call.params['id']));
      sameVersion(payment, versionOf(call));
      assertOpenPeriod(payment.paymentDate, firm.organisation.lockDate, 'paymentDate');
      for (const { invoiceId, amount } of payment.allocations)
        book(firm, invoiceId, negate(amount), personIdOf(call), 'undoPayment');
      return ok(firm.remove('payments', payment.id, personIdOf(call)));
    },
  };
}
