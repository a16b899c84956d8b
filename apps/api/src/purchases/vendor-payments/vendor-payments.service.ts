import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows } from '@kontor/abilities';
import {
  assertAmountsIn,
  assertBillAllocations,
  assertOpenPeriod,
  assertBillNotOverpaid,
  billMachine,
  negate,
  paymentRate,
  sum,
  todayIn,
  type BillDetail,
  type PayBillInput,
  type VendorPaymentInput,
  type VendorPaymentRecord,
} from '@kontor/domain';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { flush } from '../../platform/audit/flush.ts';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { forbidden, notFound } from '../../platform/errors/api-error.ts';
import { allow } from '../../platform/rest/allow.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { sameVersion } from '../../platform/rest/version.ts';
import type { Bill } from '../bills/bill.entity.ts';
import { BillsService } from '../bills/bills.service.ts';
import { VendorPaymentAllocation } from './vendor-payment-allocation.entity.ts';
import { VendorPayment } from './vendor-payment.entity.ts';
import { vendorPaymentList } from './vendor-payments.list.ts';

/** Money paid to vendors. Lock order: bills by id, then payments. */
@Injectable()
export class VendorPaymentsService {
  constructor(
    private readonly em: EntityManager,
    private readonly bills: BillsService,
    private readonly organisation: OrganisationService,
  ) {}

  list(query: ListQuery): Promise<Page<VendorPaymentRecord>> {
    return pageOf(this.em, vendorPaymentList, query);
  }

  get(id: number): Promise<VendorPaymentRecord> {
    return oneOf(this.em, vendorPaymentList, id);
  }

  async ofBill(billId: number, query: ListQuery): Promise<Page<VendorPaymentRecord>> {
    await this.bills.get(billId);
    const onIt = sql`exists (select 1 from vendor_payment_allocation a where a.vendor_payment_id = p.id and a.bill_id = ${billId})`;
    return pageOf(this.em, vendorPaymentList, query, onIt);
  }

  /** Records a payment on the bills that it names. */
  async create(input: VendorPaymentInput): Promise<VendorPaymentRecord> {
    if (!allows(actor().ability, 'read', 'VendorPayment')) throw forbidden();
    this.assertSeesBalance();
    const { id } = await inTransaction(this.em, async (em) => {
      const ids = input.allocations.map(({ billId }) => billId);
      const payment = await this.pay(em, await this.bills.lockAll(em, ids, 'recordPayment'), input);
      await flush(em, { verb: 'recordPayment' });
      return payment;
    });
    return this.get(id);
  }

  /** Records a payment of one bill. */
  async record(billId: number, input: PayBillInput): Promise<BillDetail> {
    await inTransaction(this.em, async (em) => {
      const bill = await this.bills.lock(em, billId, 'recordPayment');
      this.assertSeesBalance();
      billMachine.next(bill.status, 'recordPayment');
      assertBillNotOverpaid(input.amount, bill.balance);
      const { vendorId, currency } = bill;
      await this.pay(em, [bill], { ...input, vendorId, currency, allocations: [{ billId, amount: input.amount }] });
      await flush(em, { verb: 'recordPayment' });
    });
    return this.bills.get(billId);
  }

  /** Deletes a payment, such as one that the bank refused, and reopens the bills that it paid. */
  async undo(id: number, version: number): Promise<VendorPaymentRecord> {
    const record = await this.get(id);
    await inTransaction(this.em, async (em) => {
      // Read anew: the record leaves amounts out for people who may not see them.
      const allocations = await em.find(VendorPaymentAllocation, { vendorPayment: id });
      const ids = allocations.map(({ billId }) => billId);
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const bills = await this.bills.lockAll(em, ids);
      const payment = await em.findOne(VendorPayment, { id }, { lockMode, refresh: true });
      if (!payment) throw notFound();
      allow('undoPayment', 'VendorPayment', payment);
      sameVersion(payment, version);
      assertOpenPeriod(payment.paymentDate, (await this.organisation.get()).lockDate, 'paymentDate');
      for (const { billId, amount } of allocations)
        for (const bill of bills) if (bill.id === billId) this.bills.book(bill, negate(amount));
      em.remove(payment);
      await flush(em, { verb: 'undoPayment' });
    });
    return record;
  }

  /** A refusal would tell how much is left to pay. */
  private assertSeesBalance(): void {
    if (!allows(actor().ability, 'read', 'Bill', undefined, 'balance')) throw forbidden();
  }

  /** `bills` are locked, and are all that the payment names. */
  private async pay(em: EntityManager, bills: readonly Bill[], input: VendorPaymentInput): Promise<VendorPayment> {
    const { vendorId, currency, paymentDate, method, reference = null, allocations } = input;
    const { lockDate, timeZone, baseCurrency } = await this.organisation.get();
    assertAmountsIn(currency, Object.fromEntries(allocations.map(({ amount }, at) => [`allocations.${at}.amount`, amount])));
    assertBillAllocations(input, bills, todayIn(timeZone, clock.now()));
    assertOpenPeriod(paymentDate, lockDate, 'paymentDate');
    const rate = paymentRate(input, baseCurrency, bills);
    const amount = sum(allocations.map((allocation) => allocation.amount));
    const payment = em.create(VendorPayment, { vendorId, currency, ...rate, paymentDate, amount, method, reference });
    for (const bill of bills)
      for (const { billId, amount: part } of allocations)
        if (billId === bill.id) {
          payment.allocations.add(em.create(VendorPaymentAllocation, { vendorPayment: payment, billId, amount: part }));
          this.bills.book(bill, part);
        }
    return payment;
  }
}
