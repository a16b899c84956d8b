import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { todayIn } from '@kontor/domain';
import { OrganisationService } from '../../firm/organisation/organisation.service.ts';
import { clock } from '../../platform/context/clock.ts';
import { JobRegistry } from '../../platform/jobs/job-registry.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import { MailServers } from '../../platform/outbox/mail-servers.service.ts';
import { invoicesToRemindOf, scheduleOf } from './reminder.schedule.ts';
import { remindOfInvoice, remindOfInvoices } from './reminders.job.ts';
import { RemindersService } from './reminders.service.ts';

/** Nobody is reminded at night: from this hour on, where the organisation is. */
const fromHour = 8;

/** Sends the reminders that are due. Runs every hour, as the morning depends on the organisation's time zone. */
@Injectable()
export class RemindersTask implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly reminders: RemindersService,
    private readonly organisation: OrganisationService,
    private readonly mailServers: MailServers,
  ) {}

  onModuleInit(): void {
    this.registry.register(remindOfInvoices, (_, em) => em.transactional((inner) => this.find(inner)), '11 * * * *');
    this.registry.register(remindOfInvoice, ({ invoiceId }) => this.reminders.remindBySchedule(invoiceId));
  }

  /** Without a mail server a reminder would stay in the outbox and yet count as sent. */
  private async find(em: EntityManager): Promise<void> {
    const organisation = await this.organisation.get();
    const now = clock.now();
    if (!organisation.remindersOn || hourIn(organisation.timeZone, now) < fromHour || !(await this.mailServers.isSetUp(em)))
      return;
    for (const invoiceId of await invoicesToRemindOf(em, todayIn(organisation.timeZone, now), scheduleOf(organisation)))
      await enqueue(em, remindOfInvoice, { invoiceId }, { key: `remind of invoice ${invoiceId}` });
  }
}

const hourIn = (timeZone: string, now: Date): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now));
