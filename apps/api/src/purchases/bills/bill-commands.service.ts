import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { EntityManager as Entities } from '@mikro-orm/postgresql';
import type { Verb } from '@kontor/abilities';
import {
  askedOf,
  assertApproved,
  assertBillAmount,
  assertBillDate,
  assertExchangeRate,
  assertHasLines,
  assertOpenPeriod,
  assertOwnBill,
  billMachine,
  isZero,
  lineCost,
  stateForCommand,
  toBase,
  todayIn,
  type BillDetail,
  type MoveStockInput,
  type VoidBillInput,
} from '@kontor/domain';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { flush } from '../../platform/audit/flush.ts';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { sameVersion } from '../../platform/rest/version.ts';
import { DocumentStockService, type StockDocument } from '../../stock/moves/document-stock.service.ts';
import { assertNotAtBank } from './bill.at-bank.ts';
import { tellBillApprovers } from './bill.news.ts';
import type { Bill } from './bill.entity.ts';
import { openingOf, type Opening } from './bill.opening.ts';
import { assertNotBilled, BillInvoices } from './costs/bill-invoices.ts';
import { BillsService } from './bills.service.ts';
import { readAfter } from '../../platform/rest/read-after.ts';
import { billDetail } from './bills.list.ts';

/** The commands that move a bill through its states; its payments are `vendor-payments`. */
@Injectable()
export class BillCommandsService {
  constructor(
    private readonly em: Entities,
    private readonly bills: BillsService,
    private readonly organisation: OrganisationService,
    private readonly stock: DocumentStockService,
    private readonly invoices: BillInvoices,
  ) {}

  /** Approves a draft as it is: the version that the person saw. A change needs a new approval. */
  approve(id: number, version: number): Promise<BillDetail> {
    return this.move(id, 'approve', async (em, bill) => {
      sameVersion(bill, version);
      assertWhole(bill, await openingOf(em, id));
      em.assign(bill, { approvedAt: clock.now(), approvedById: actor().userId });
      await flush(em, { verb: 'approve' });
    });
  }

  /** Its goods come into stock at what they cost the firm. */
  open(id: number, confirmed: MoveStockInput): Promise<BillDetail> {
    return this.move(id, 'open', async (em, bill) => {
      const opening = await openingOf(em, id);
      assertWhole(bill, opening);
      assertBillDate(bill, todayIn(opening.timeZone, clock.now()));
      assertOpenPeriod(bill.billDate, opening.lockDate, 'billDate');
      assertApproved(bill, opening.billApproval);
      // What the vendor counts as paid in full is.
      const isSettled = isZero(askedOf(bill));
      const openedAt = clock.now();
      em.assign(bill, { status: isSettled ? 'paid' : 'open', openedAt, paidAt: isSettled ? openedAt : null });
      const lines = opening.lines.map(({ itemId, quantity, ...line }) => ({
        itemId,
        quantity,
        value: toBase(lineCost(line), bill),
      }));
      await this.stock.move(em, stockOf(bill), lines, confirmed);
      await flush(em, { verb: 'open' });
    });
  }

  /** Makes an unpaid bill a draft again, to correct it. It has to be approved anew. */
  redraft(id: number, confirmed: MoveStockInput): Promise<BillDetail> {
    return this.move(id, 'redraft', async (em, bill) => {
      assertOwnBill(bill);
      assertOpenPeriod(bill.billDate, (await this.organisation.get()).lockDate, 'billDate');
      await assertNotBilled(em, id);
      await assertNotAtBank(em, [id]);
      await this.stock.takeBack(em, stockOf(bill), confirmed);
      em.assign(bill, { status: 'draft', openedAt: null, paidAt: null, approvedAt: null, approvedById: null });
      await flush(em, { verb: 'redraft' });
      await tellBillApprovers(em, id);
    });
  }

  /** Once it is confirmed, the lines of the bill leave the drafts that hold them. */
  void(id: number, { reason, offDraftsConfirmed = false, ...confirmed }: VoidBillInput): Promise<BillDetail> {
    const offDrafts = (em: EntityManager) => (offDraftsConfirmed ? this.invoices.takeOffDrafts(em, id) : undefined);
    const change = async (em: EntityManager, bill: Bill): Promise<void> => {
      assertOpenPeriod(bill.billDate, (await this.organisation.get()).lockDate, 'billDate');
      await assertNotBilled(em, id);
      await assertNotAtBank(em, [id]);
      await this.stock.takeBack(em, stockOf(bill), confirmed);
      em.assign(bill, { status: 'void', balance: 0, paidAt: null, voidReason: reason });
      await flush(em, { verb: 'void', reason });
    };
    return this.move(id, 'void', change, offDrafts);
  }

  private move(
    id: number,
    verb: 'approve' | 'open' | 'redraft' | 'void',
    change: (em: EntityManager, bill: Bill) => Promise<void>,
    before?: (em: EntityManager) => Promise<unknown> | undefined,
  ): Promise<BillDetail> {
    // Taking a bill back needs the same right as opening it.
    const right: Verb = verb === 'redraft' ? 'open' : verb;
    return readAfter(this.em, billDetail, id, async (em) => {
      // Lock order: invoices by id, then the bill.
      await before?.(em);
      const bill = await this.bills.lock(em, id, right);
      billMachine.next(stateForCommand(bill), verb);
      await change(em, bill);
    });
  }
}

function assertWhole(bill: Bill, { lines, baseCurrency }: Opening): void {
  assertHasLines(lines.length > 0);
  assertBillAmount({ total: bill.total, lines });
  assertExchangeRate(bill, baseCurrency);
}

const stockOf = ({ id, billDate, number }: Bill): StockDocument => ({
  subject: 'Bill',
  subjectId: id,
  kind: 'bill',
  date: billDate,
  dateField: 'billDate',
  reference: number,
});
