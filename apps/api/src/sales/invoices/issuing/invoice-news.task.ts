import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { JobRegistry } from '../../../platform/jobs/job-registry.ts';
import { notify } from '../../../people/notifications/notify.ts';
import { whoReadInvoice } from '../overdue.ts';
import { tellAboutInvoice, type InvoiceNews } from './invoice-news.job.ts';

type News = { number: string; customer: string; moment: string | null };

@Injectable()
export class InvoiceNewsTask implements OnModuleInit {
  constructor(private readonly registry: JobRegistry) {}

  onModuleInit(): void {
    this.registry.register(tellAboutInvoice, (news, em) => em.transactional((inner) => tell(inner, news)));
  }
}

/** Notifies everybody but the actor. A payment that was undone and recorded again is announced again. */
async function tell(em: EntityManager, { invoiceId, kind, byId }: InvoiceNews): Promise<void> {
  const { rows } =
    await sql<News>`select i.number, c.name as customer, case ${kind}::text when 'invoicePaid' then i.paid_at else i.sent_at end as moment
      from invoice i join customer c on c.id = i.customer_id where i.id = ${invoiceId} and i.number is not null`.execute(
      em.getKysely(),
    );
  if (!rows[0]?.moment) return;
  const { number, customer, moment } = rows[0];
  const readers = (await whoReadInvoice(em, invoiceId)).filter((id) => id !== byId);
  await notify(em, readers, {
    kind,
    params: { number, customer },
    subject: 'Invoice',
    subjectId: invoiceId,
    dedupeKey: `${kind} ${invoiceId} ${moment}`,
  });
}
