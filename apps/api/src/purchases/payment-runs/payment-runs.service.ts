import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows, type Verb } from '@kontor/abilities';
import {
  billStates,
  assertAmountsIn,
  assertRunLines,
  Currency,
  DomainError,
  DropsUnknown,
  isAccountUnconfirmed,
  paymentRunMachine,
  sum,
  type PayableBill,
  type PaymentRunDetail,
  type PaymentRunInput,
  type PaymentRunLineInput,
  type PaymentRunRecord,
} from '@kontor/domain';
import { inStates } from '../../platform/facts/states.ts';
import { BankAccount } from '../../firm/bank-accounts/bank-account.entity.ts';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { forbidden, notFound } from '../../platform/errors/api-error.ts';
import { allow } from '../../platform/rest/allow.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import { readAfter, readNew } from '../../platform/rest/read-after.ts';
import type { Page } from '../../platform/rest/page.ts';
import { abilityWhere } from '../../platform/rest/query/ability-where.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { changeOne, createOne, removeOne } from '../../platform/rest/writing.ts';
import { billList } from '../bills/bills.list.ts';
import { BillsService } from '../bills/bills.service.ts';
import { Vendor } from '../vendors/vendor.entity.ts';
import { accountUnconfirmed } from '../vendors/vendors.list.ts';
import { PaymentRun } from './payment-run.entity.ts';
import { PaymentRunLine } from './payment-run-line.entity.ts';
import { paymentRunDetail, paymentRunList, saidAccount } from './payment-runs.list.ts';
import { AskedDate } from '../../platform/rest/query/asked.ts';

/** Which open bills are offered. */
@DropsUnknown()
export class PayableBillsQuery {
  @Currency()
  currency: string;
  /** Due on this day at the latest. */
  @AskedDate({ optional: true })
  dueUntil?: string;
}

/** Draft payment runs and the bills that they may take. Lock order: the run, bills by id, payments. */
@Injectable()
export class PaymentRunsService {
  constructor(
    private readonly em: EntityManager,
    private readonly bills: BillsService,
  ) {}

  list(query: ListQuery): Promise<Page<PaymentRunRecord>> {
    return pageOf(this.em, paymentRunList, query);
  }

  get(id: number): Promise<PaymentRunDetail> {
    return oneOf(this.em, paymentRunDetail, id);
  }

  /** Open bills of a currency, the first due first, with what holds a vendor back. At most 500. */
  async payableBills({ currency, dueUntil }: PayableBillsQuery): Promise<PayableBill[]> {
    assertSeesBills();
    const readable = abilityWhere(actor().ability, 'read', 'Bill', { ...billList.columns, ...billList.hidden }) ?? sql`true`;
    const due = dueUntil ? sql`b.due_date <= ${dueUntil}::date` : sql`true`;
    const { rows } = await sql<PayableBill>`select b.id as "billId", b.number as "billNumber", v.id as "vendorId",
        v.name as "vendorName", b.bill_date as "billDate", b.due_date as "dueDate", b.balance, v.account,
        ${sql.raw(accountUnconfirmed('v'))} as "accountUnconfirmed", ${sql.raw(saidAccount)} as "saidAccount",
        (select l.payment_run_id from payment_run_line l where l.bill_id = b.id and l.living) as "paymentRunId"
      from bill b join vendor v on v.id = b.vendor_id
      where ${inStates('b.status', billStates.open)} and b.currency = ${currency} and ${due} and ${readable}
      order by b.due_date, v.name, b.id limit 500`.execute(this.em.getKysely());
    return rows;
  }

  create(input: PaymentRunInput): Promise<PaymentRunDetail> {
    return readNew(this.em, paymentRunDetail, async (em) => {
      const run = await createOne(em, PaymentRun, input, await this.headOf(em, input));
      changeLines(em, run, input.lines);
      return run;
    });
  }

  update(id: number, version: number, input: PaymentRunInput): Promise<PaymentRunDetail> {
    return readAfter(this.em, paymentRunDetail, id, async (em) => {
      const run = await this.lock(em, id, 'update');
      if (run.status !== 'draft') throw new DomainError('payment_run.frozen');
      await em.populate(run, ['lines']);
      await changeOne(em, PaymentRun, { id, version, input, columns: () => this.headOf(em, input) });
      // Raises the version even if only lines changed, because they are part of the run.
      run.updatedAt = clock.now();
      changeLines(em, run, input.lines);
    });
  }

  async remove(id: number, version: number): Promise<PaymentRunDetail> {
    const record = await this.get(id);
    await inTransaction(this.em, async (em) => {
      const { status } = await this.lock(em, id, 'delete');
      paymentRunMachine.next(status, 'delete');
      await removeOne(em, PaymentRun, id, version);
    });
    return record;
  }

  /** Locks the run for a command until the transaction ends. */
  async lock(em: EntityManager, id: number, verb: Verb): Promise<PaymentRun> {
    const run = await em.findOne(PaymentRun, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!run) throw notFound();
    allow(verb, 'PaymentRun', run);
    return run;
  }

  /** Locks the bills and reads their vendors; throws DomainError at each line that cannot be paid. */
  async assertPayable(em: EntityManager, currency: string, lines: readonly PaymentRunLineInput[]): Promise<Map<number, Vendor>> {
    assertSeesBills();
    const bills = await this.bills.lockAll(
      em,
      lines.map(({ billId }) => billId),
      'read',
    );
    const found = await em.find(Vendor, { id: { $in: bills.map(({ vendorId }) => vendorId) } }, { refresh: true });
    const said = await saidAccounts(em, [...bills.map(({ id }) => id)]);
    const vendors = new Map(found.map((vendor) => [vendor.id, vendor]));
    const payees = bills.flatMap(({ id: billId, vendorId, status, currency: own, balance }) => {
      const vendor = vendors.get(vendorId);
      if (!vendor) return [];
      const accountIsUnconfirmed = isAccountUnconfirmed(vendor);
      return {
        billId,
        status,
        currency: own,
        balance,
        account: vendor.account ?? null,
        accountUnconfirmed: accountIsUnconfirmed,
        saidAccount: said.get(billId) ?? null,
      };
    });
    assertRunLines(currency, lines, payees);
    return new Map(bills.flatMap(({ id, vendorId }) => (vendors.has(vendorId) ? [[id, vendors.get(vendorId) as Vendor]] : [])));
  }

  private async headOf(em: EntityManager, { lines, note = null, ...head }: PaymentRunInput) {
    const amounts = lines.map(({ amount }, at) => [`lines.${at}.amount`, amount] as const);
    assertAmountsIn(head.currency, Object.fromEntries(amounts));
    const account = await em.findOne(BankAccount, { id: head.bankAccountId });
    const problem = { code: 'payment_run.select_account' } as const;
    if (!account) throw new DomainError(problem.code, undefined, { bankAccountId: problem });
    await this.assertPayable(em, head.currency, lines);
    return { ...head, note, total: sum(lines.map(({ amount }) => amount)) };
  }
}

/** What is offered and refused tells balances of bills and accounts of vendors. */
function assertSeesBills(): void {
  const { ability } = actor();
  if (!allows(ability, 'read', 'Bill', undefined, 'balance') || !allows(ability, 'read', 'Vendor', undefined, 'account'))
    throw forbidden();
}

async function saidAccounts(em: EntityManager, billIds: readonly number[]): Promise<Map<number, string | null>> {
  const { rows } = await sql<{ id: number; account: string | null }>`select b.id, ${sql.raw(saidAccount)} as account from bill b
    where b.id = any(${[...billIds]}::int[])`.execute(em.getKysely());
  return new Map(rows.map(({ id, account }) => [id, account]));
}

/** Lines are told apart by their bills: moved by their places, two would hold one bill for a moment. */
function changeLines(em: EntityManager, run: PaymentRun, lines: readonly PaymentRunLineInput[]): void {
  const known = new Map(run.lines.getItems().map((line) => [line.billId, line]));
  lines.forEach(({ billId, amount }, position) => {
    const line = known.get(billId);
    if (line) em.assign(line, { amount, position });
    else em.create(PaymentRunLine, { billId, amount, position, paymentRun: run });
    known.delete(billId);
  });
  for (const line of known.values()) run.lines.remove(line);
}
