import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { DomainError, type BillDetail } from '@kontor/domain';
import { BillInvoices, assertNotBilled } from '../../../purchases/bills/costs/bill-invoices.ts';
import { BillsService } from '../../../purchases/bills/bills.service.ts';
import { InvoicesService } from '../invoices.service.ts';
import { takeOffDrafts } from './take-off-drafts.ts';
import { readAfter } from '../../../platform/rest/read-after.ts';
import { billDetail } from '../../../purchases/bills/bills.list.ts';

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
    return readAfter(this.em, billDetail, billId, async (em) => {
      const drafts = await this.takeOff(em, billId);
      if (drafts.length) return;
      await assertNotBilled(em, billId);
      throw new DomainError('bill.not_on_draft');
    });
  }

  private takeOff(em: EntityManager, billId: number): Promise<number[]> {
    return takeOffDrafts(em, this.invoices, sql`s.bill_line_id in (select id from bill_line where bill_id = ${billId})`);
  }
}
