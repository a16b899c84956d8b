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
import { rateOfDay } from '../../documents/known-rates.ts';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { flush } from '../../platform/audit/flush.ts';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { forbidden, notFound } from '../../platform/errors/api-error.ts';
import { allow } from '../../platform/rest/allow.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import { readAfter, readNew } from '../../platform/rest/read-after.ts';
import type { Page } from '../../platform/rest/page.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { sameVersion } from '../../platform/rest/version.ts';
import type { Bill } from '../bills/bill.entity.ts';
import { assertNotAtBank } from '../bills/bill.at-bank.ts';
import { BillsService } from '../bills/bills.service.ts';
import { VendorPaymentAllocation } from './vendor-payment-allocation.entity.ts';
import { VendorPayment } from './vendor-payment.entity.ts';
import { vendorPaymentList } from './vendor-payments.list.ts';
import { billDetail } from '../bills/bills.list.ts';

type PaidRun = {
  id: number;
  paymentDate: string;
  currency: string;
  lines: readonly { billId: number; amount: number }[];
};

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
  create(input: VendorPaymentInput): Promise<VendorPaymentRecord> {
    if (!allows(actor().ability, 'read', 'VendorPayment')) throw forbidden();
    this.assertSeesBalance();
    return readNew(this.em, vendorPaymentList, async (em) => {
      const ids = input.allocations.map(({ billId }) => billId);
      const payment = await this.pay(em, await this.bills.lockAll(em, ids, 'recordPayment'), input);
      await flush(em, { verb: 'recordPayment' });
      return payment;
    });
  }

  /** Records a payment of one bill. */
  record(billId: number, input: PayBillInput): Promise<BillDetail> {
    return readAfter(this.em, billDetail, billId, async (em) => {
      const bill = await this.bills.lock(em, billId, 'recordPayment');
      this.assertSeesBalance();
      billMachine.next(bill.status, 'recordPayment');
      assertBillNotOverpaid(input.amount, bill.balance);
      const { vendorId, currency } = bill;
      await this.pay(em, [bill], { ...input, vendorId, currency, allocations: [{ billId, amount: input.amount }] });
      await flush(em, { verb: 'recordPayment' });
    });
  }

  /** Deletes a payment, such as one that the bank refused, and reopens the bills that it paid. */
  async undo(id: number, version: number): Promise<VendorPaymentRecord> {
    const record = await this.get(id);
    await inTransaction(this.em, async (em) => {
      await this.takeBack(em, [id], version);
      await flush(em, { verb: 'undoPayment' });
    });
    return record;
  }

  /** Pays the bills of a run, with one payment for each vendor. Returns the payment of each bill; the caller flushes once more. */
  async payRun(em: EntityManager, { id, lines, ...run }: PaidRun): Promise<Map<number, number>> {
    if (!allows(actor().ability, 'recordPayment', 'Bill')) throw forbidden();
    this.assertSeesBalance();
    const billIds = lines.map(({ billId }) => billId);
    const bills = await this.bills.lockAll(em, billIds, 'recordPayment');
    const made: { payment: VendorPayment; billIds: number[] }[] = [];
    for (const vendorId of new Set(bills.map((bill) => bill.vendorId))) {
      const own = bills.filter((bill) => bill.vendorId === vendorId);
      const allocations = lines
        .filter(({ billId }) => own.some((bill) => bill.id === billId))
        .map(({ billId, amount }) => ({ billId, amount }));
      const input = { ...run, vendorId, method: 'bankTransfer', reference: `KONTOR-${id}`, allocations } as const;
      made.push({ payment: await this.pay(em, own, input, id), billIds: allocations.map(({ billId }) => billId) });
    }
    await flush(em, { verb: 'recordPayment' });
    return new Map(made.flatMap(({ payment, billIds: paid }) => paid.map((billId) => [billId, payment.id])));
  }

  /** Undoes the payments of a run that still stand; the caller flushes. */
  async undoRun(em: EntityManager, ids: readonly number[]): Promise<void> {
    await this.takeBack(em, ids);
  }

  private async takeBack(em: EntityManager, ids: readonly number[], version?: number): Promise<void> {
    const { lockDate } = await this.organisation.get();
    // Read anew: the record leaves amounts out for people who may not see them.
    const allocations = await em.find(VendorPaymentAllocation, { vendorPayment: { $in: [...ids] } });
    const bills = await this.bills.lockAll(
      em,
      allocations.map(({ billId }) => billId),
    );
    const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } } as const;
    const payments = await em.find(VendorPayment, { id: { $in: [...ids] } }, options);
    if (payments.length < ids.length) throw notFound();
    for (const payment of payments) {
      allow('undoPayment', 'VendorPayment', payment);
      if (version !== undefined) sameVersion(payment, version);
      assertOpenPeriod(payment.paymentDate, lockDate, 'paymentDate');
      em.remove(payment);
    }
    for (const { billId, amount } of allocations)
      for (const bill of bills) if (bill.id === billId) this.bills.book(bill, negate(amount));
  }

  /** A refusal would tell how much is left to pay. */
  private assertSeesBalance(): void {
    if (!allows(actor().ability, 'read', 'Bill', undefined, 'balance')) throw forbidden();
  }

  /** `bills` are locked, and are all that the payment names. */
  private async pay(
    em: EntityManager,
    bills: readonly Bill[],
    input: VendorPaymentInput,
    runId: number | null = null,
  ): Promise<VendorPayment> {
    await assertNotAtBank(
      em,
      bills.map(({ id }) => id),
      runId,
    );
    const { vendorId, currency, paymentDate, method, reference = null, allocations } = input;
    const { lockDate, timeZone, baseCurrency } = await this.organisation.get();
    assertAmountsIn(currency, Object.fromEntries(allocations.map(({ amount }, at) => [`allocations.${at}.amount`, amount])));
    assertBillAllocations(input, bills, todayIn(timeZone, clock.now()));
    assertOpenPeriod(paymentDate, lockDate, 'paymentDate');
    const amount = sum(allocations.map((allocation) => allocation.amount));
    const rate = paymentRate(
      { ...input, amount },
      baseCurrency,
      bills,
      await rateOfDay(em, currency, { day: paymentDate, baseCurrency }),
    );
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
