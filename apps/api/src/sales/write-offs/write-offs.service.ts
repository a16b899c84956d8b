import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import {
  assertAmountsIn,
  assertOpenPeriod,
  assertWithinBalance,
  assertWriteOffDate,
  invoiceMachine,
  negate,
  todayIn,
  type InvoiceDetail,
  type WriteOffInput,
  type WriteOffRecord,
} from '@kontor/domain';
import { flush } from '../../platform/audit/flush.ts';
import { forbidden, notFound } from '../../platform/errors/api-error.ts';
import { InvoicesService } from '../invoices/invoices.service.ts';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { oneOf, pageOf, type ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { sameVersion } from '../../platform/rest/version.ts';
import { clock } from '../../platform/context/clock.ts';
import { actor } from '../../platform/context/actor.ts';
import { WriteOff } from './write-off.entity.ts';
import { writeOffList } from './write-offs.list.ts';
import { readAfter } from '../../platform/rest/read-after.ts';
import { invoiceDetail } from '../invoices/invoices.list.ts';

/** Write-offs of invoices. Lock order: the invoice first, as with payments. */
@Injectable()
export class WriteOffsService {
  constructor(
    private readonly em: EntityManager,
    private readonly invoices: InvoicesService,
    private readonly organisation: OrganisationService,
  ) {}

  list(query: ListQuery): Promise<Page<WriteOffRecord>> {
    return pageOf(this.em, writeOffList, query);
  }

  get(id: number): Promise<WriteOffRecord> {
    return oneOf(this.em, writeOffList, id);
  }

  record(invoiceId: number, { writeOffDate, amount, reason }: WriteOffInput): Promise<InvoiceDetail> {
    return readAfter(this.em, invoiceDetail, invoiceId, async (em) => {
      const invoice = await this.invoices.lock(em, invoiceId, 'writeOff');
      // A refusal would reveal the balance.
      if (!allows(actor().ability, 'read', 'Invoice', undefined, 'balance')) throw forbidden();
      invoiceMachine.next(invoice.status, 'writeOff');
      const { lockDate, timeZone } = await this.organisation.get();
      assertWriteOffDate(writeOffDate, invoice, todayIn(timeZone, clock.now()));
      assertOpenPeriod(writeOffDate, lockDate, 'writeOffDate');
      assertAmountsIn(invoice.currency, { amount });
      assertWithinBalance(amount, invoice);
      em.create(WriteOff, { invoiceId, writeOffDate, amount, reason, createdById: actor().userId });
      this.invoices.book(invoice, amount, 'writtenOff');
      await flush(em, { verb: 'writeOff' });
    });
  }

  /** Undoes a write-off that was a mistake, or that the customer paid after all: the amount is due again. */
  async undo(id: number, version: number): Promise<InvoiceDetail> {
    const invoiceId = await inTransaction(this.em, async (em) => {
      const known = await em.findOne(WriteOff, { id });
      if (!known) throw notFound();
      const invoice = await this.invoices.lock(em, known.invoiceId, 'writeOff');
      // Another person may have undone it while this transaction waited for the invoice.
      const writeOff = await em.findOne(WriteOff, { id }, { refresh: true });
      if (!writeOff) throw notFound();
      sameVersion(writeOff, version);
      assertOpenPeriod(writeOff.writeOffDate, (await this.organisation.get()).lockDate, 'writeOffDate');
      this.invoices.book(invoice, negate(writeOff.amount), 'writtenOff');
      em.remove(writeOff);
      await flush(em, { verb: 'undoWriteOff' });
      return invoice.id;
    });
    return this.invoices.get(invoiceId);
  }
}
