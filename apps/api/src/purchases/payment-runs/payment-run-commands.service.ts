import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { EntityManager as Entities } from '@mikro-orm/postgresql';
import { allows, type Verb } from '@kontor/abilities';
import {
  assertRunDay,
  bankFile,
  DomainError,
  paymentRunMachine,
  todayIn,
  type PaymentRunDetail,
  type PaymentRunVerb,
} from '@kontor/domain';
import { BankAccount } from '../../firm/bank-accounts/bank-account.entity.ts';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { flush } from '../../platform/audit/flush.ts';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { forbidden } from '../../platform/errors/api-error.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { sameVersion } from '../../platform/rest/version.ts';
import { Bill } from '../bills/bill.entity.ts';
import { VendorPaymentsService } from '../vendor-payments/vendor-payments.service.ts';
import type { PaymentRun } from './payment-run.entity.ts';
import { PaymentRunsService } from './payment-runs.service.ts';
import { readAfter } from '../../platform/rest/read-after.ts';
import { paymentRunDetail } from './payment-runs.list.ts';

/** Taking a step back needs the same right as the step. */
const rights = { release: 'release', withdraw: 'release', markPaid: 'markPaid', undoPaid: 'markPaid' } as const satisfies Partial<
  Record<PaymentRunVerb, Verb>
>;

/** The commands that move a payment run through its states. */
@Injectable()
export class PaymentRunCommandsService {
  constructor(
    private readonly em: Entities,
    private readonly runs: PaymentRunsService,
    private readonly payments: VendorPaymentsService,
    private readonly organisation: OrganisationService,
  ) {}

  /** Makes the file for the bank, of the version that the person saw. */
  release(id: number, version: number): Promise<PaymentRunDetail> {
    return this.move(id, 'release', async (em, run) => {
      sameVersion(run, version);
      const lines = run.lines.getItems();
      const vendors = await this.runs.assertPayable(em, run.currency, lines);
      const bills = new Map((await em.find(Bill, { id: { $in: [...vendors.keys()] } })).map((bill) => [bill.id, bill]));
      const { name, legalCode, timeZone } = await this.organisation.get();
      assertRunDay(run, todayIn(timeZone, clock.now()));
      const { iban, bic = null, currency: accountCurrency } = await em.findOneOrFail(BankAccount, { id: run.bankAccountId });
      const createdAt = `${clock.now().toISOString().slice(0, 19)}Z`;
      const transfers = lines.flatMap((line) => {
        const [vendor, bill] = [vendors.get(line.billId), bills.get(line.billId)];
        if (!vendor?.account || !bill) return [];
        line.account = vendor.account;
        const transfer = { id: `KONTOR-${id}-${line.billId}`, payee: vendor.name, country: vendor.country };
        // The firm's own reference stays here: its digits may pass for a KID, and name another debt to the vendor's bank.
        const said = { reference: bill.paymentReference ?? null, text: bill.number ?? `KONTOR-${line.billId}` };
        return [{ ...transfer, account: vendor.account, amount: line.amount, ...said }];
      });
      const { paymentDate, currency } = run;
      const payer = { name, legalCode, iban: iban.replace(/\s/g, ''), bic: bic ?? null, accountCurrency };
      // A bank refuses a second file with the same id: one made again after it was taken back has another.
      const file = bankFile({
        id: `KONTOR-${id}-${createdAt.replace(/\D/g, '')}`,
        createdAt,
        paymentDate,
        currency,
        payer,
        transfers,
      });
      em.assign(run, { file, exportedAt: clock.now(), exportedById: actor().userId });
    });
  }

  /** Takes the file back: the run is a draft again. */
  withdraw(id: number): Promise<PaymentRunDetail> {
    return this.move(id, 'withdraw', (_, run) => {
      for (const line of run.lines) line.account = null;
      Object.assign(run, { file: null, exportedAt: null, exportedById: null });
    });
  }

  /** Records one payment for each vendor. */
  markPaid(id: number, paymentDate: string): Promise<PaymentRunDetail> {
    return this.move(id, 'markPaid', async (em, run) => {
      const lines = run.lines.getItems();
      const paid = await this.payments.payRun(em, { id, paymentDate, currency: run.currency, lines });
      for (const line of lines) Object.assign(line, { living: false, vendorPaymentId: paid.get(line.billId) ?? null });
      run.paidAt = clock.now();
    });
  }

  /** Undoes the payments that the run recorded and that still stand. */
  undoPaid(id: number): Promise<PaymentRunDetail> {
    return this.move(id, 'undoPaid', async (em, run) => {
      const made = new Set(run.lines.getItems().flatMap(({ vendorPaymentId }) => vendorPaymentId ?? []));
      for (const line of run.lines) Object.assign(line, { living: true, vendorPaymentId: null });
      run.paidAt = null;
      await this.payments.undoRun(em, [...made]);
    });
  }

  async file(id: number): Promise<{ name: string; content: string }> {
    return inTransaction(this.em, async (em) => {
      const run = await this.runs.lock(em, id, 'release');
      const { ability } = actor();
      for (const field of ['total', 'lines']) if (!allows(ability, 'read', 'PaymentRun', undefined, field)) throw forbidden();
      if (!run.file) throw new DomainError('payment_run.no_file');
      return { name: `pain.001-${id}-${run.paymentDate}.xml`, content: run.file };
    });
  }

  private move(
    id: number,
    verb: keyof typeof rights,
    change: (em: EntityManager, run: PaymentRun) => Promise<void> | void,
  ): Promise<PaymentRunDetail> {
    return readAfter(this.em, paymentRunDetail, id, async (em) => {
      const run = await this.runs.lock(em, id, rights[verb]);
      const status = paymentRunMachine.next(run.status, verb);
      await em.populate(run, ['lines']);
      await change(em, run);
      run.status = status;
      await flush(em, { verb });
    });
  }
}
