import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  add,
  amountOfMinutes,
  assertApplicable,
  assertGivesHours,
  assertNothingShared,
  assertOpenPeriod,
  availableOf,
  DomainError,
  minutesLeft,
  subtract,
  sum,
  todayIn,
  type DrawHoursInput,
  type RetainerInvoiceDetail,
} from '@kontor/domain';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { flush } from '../../platform/audit/flush.ts';
import { clock } from '../../platform/context/clock.ts';
import { deduct } from './deduct.ts';
import { adjustHours, drawFrom, pricedHours } from './draw-hours.ts';
import { RetainerApplication } from './retainer-application.entity.ts';
import { RetainerInvoicesService } from './retainer-invoices.service.ts';
import { RetainerMoneyService } from './retainer-money.service.ts';
import { readAfter } from '../../platform/rest/read-after.ts';
import { retainerDetail } from './retainer-invoices.list.ts';

/** Prepaid hours: drafts that bill hours draw them from paid retainer invoices. Lock order: the invoice, then the retainer invoice. */
@Injectable()
export class RetainerHoursService {
  constructor(
    private readonly em: EntityManager,
    private readonly retainers: RetainerInvoicesService,
    private readonly money: RetainerMoneyService,
    private readonly organisation: OrganisationService,
  ) {}

  /**
   * Draws as many prepaid hours as there are for the hours of a draft, the oldest first: brings them to the price agreed in advance, and uses the money
   * that was paid for them. The hours beyond stay at their own price.
   */
  draw(id: number, { invoiceId }: DrawHoursInput): Promise<RetainerInvoiceDetail> {
    return readAfter(this.em, retainerDetail, id, async (em) => {
      const invoice = await this.money.lockInvoice(em, invoiceId);
      const retainer = await this.retainers.lock(em, id, 'apply');
      assertGivesHours(retainer, invoice);
      const { lockDate, timeZone } = await this.organisation.get();
      const applicationDate = todayIn(timeZone, clock.now());
      assertOpenPeriod(applicationDate, lockDate, 'applicationDate');
      if (await em.findOne(RetainerApplication, { retainerInvoice: id, invoiceId, isFinal: false }))
        throw new DomainError('retainer_invoice.deducted_already');
      // An invoice of another customer or currency is refused before its hours are looked at.
      assertApplicable(retainer, invoice, 0, true);
      const { hourly, value, drawnAmount } = await pricedHours(em, retainer);
      const { prepaidMinutes, drawnMinutes } = retainer;
      const hours = { prepaidMinutes, drawnMinutes, value, drawnAmount, available: availableOf(retainer) };
      const left = minutesLeft(hours);
      if (left === 0) throw new DomainError('retainer_invoice.no_hours_left');
      const lines = await drawFrom(em, { invoiceId, projectId: retainer.projectId ?? null, left });
      const minutes = sum(lines.map((line) => line.minutes));
      if (minutes === 0) throw new DomainError('retainer_invoice.no_hours_here');
      assertNothingShared(invoice);
      const amount = amountOfMinutes(hours, minutes, retainer.currency);
      const application = em.create(RetainerApplication, {
        retainerInvoice: retainer,
        invoiceId,
        amount,
        minutes,
        applicationDate,
      });
      await adjustHours(em, { application, retainer, invoice, lines, hourly });
      // The hours are of its project, whatever the invoice names.
      assertApplicable(retainer, invoice, amount, true);
      if (retainer.carriesTax) await deduct(em, retainer, invoice, amount);
      else {
        invoice.advanced = add(invoice.advanced, amount);
        invoice.balance = subtract(invoice.balance, amount);
      }
      retainer.applied = add(retainer.applied, amount);
      retainer.drawnMinutes += minutes;
      await flush(em, { verb: 'apply' });
    });
  }
}
