import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { DomainError, type BillDetail } from '@kontor/domain';
import { inTransaction } from '../../../platform/rest/retry.ts';
import { BillInvoices, assertNotBilled } from '../../../purchases/bills/costs/bill-invoices.ts';
import { BillsService } from '../../../purchases/bills/bills.service.ts';
import { changeDraft } from '../invoice.draft.ts';
import { InvoicesService } from '../invoices.service.ts';
import { inputOf, lineInputOf } from './draft-input.ts';

/** Takes bills off the draft invoices that hold their lines. */
@Injectable()
export class BillDraftsService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly invoices: InvoicesService,
    private readonly bills: BillsService,
    private readonly port: BillInvoices,
  ) {}

  onModuleInit(): void {
    this.port.takeOffDrafts = (em, billId) => this.takeOff(em, billId);
  }

  /** Removes the lines of a bill from draft invoices. Throws DomainError `bill.billed` with an invoice that was sent. */
  async remove(billId: number): Promise<BillDetail> {
    await this.bills.get(billId);
    await inTransaction(this.em, async (em) => {
      const drafts = await this.takeOff(em, billId);
      if (drafts.length) return;
      await assertNotBilled(em, billId);
      throw new DomainError('bill.not_on_draft');
    });
    return this.bills.get(billId);
  }

  /** Lock order: invoices by id. A draft that is sent meanwhile keeps its lines. */
  private async takeOff(em: EntityManager, billId: number): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`select distinct i.id from invoice i join invoice_line l on l.invoice_id = i.id
      join invoice_source s on s.invoice_line_id = l.id and s.held join bill_line b on b.id = s.bill_line_id
      where b.bill_id = ${billId} and i.status = 'draft' order by i.id`.execute(em.getKysely());
    const ids = rows.map(({ id }) => id);
    const drafts = (await this.invoices.lockAll(em, ids, 'update')).filter(({ status }) => status === 'draft');
    for (const draft of drafts) {
      await em.populate(draft, ['lines.sources', 'taxes'], { refresh: true });
      const ofBill = await linesOf(em, billId, draft.id);
      const lines = draft.lines.getItems().filter(({ id }) => !ofBill.has(id));
      await changeDraft(em, draft.id, draft.version, { ...inputOf(draft), lines: lines.map(lineInputOf) });
    }
    await em.flush();
    return drafts.map(({ id }) => id);
  }
}

/** Returns the ids of the lines of an invoice that bill something of a bill. */
async function linesOf(em: EntityManager, billId: number, invoiceId: number): Promise<Set<number>> {
  const { rows } = await sql<{
    id: number;
  }>`select l.id from invoice_line l join invoice_source s on s.invoice_line_id = l.id and s.held
    join bill_line b on b.id = s.bill_line_id where l.invoice_id = ${invoiceId} and b.bill_id = ${billId}`.execute(
    em.getKysely(),
  );
  return new Set(rows.map(({ id }) => id));
}
