import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { LinkTarget } from '@kontor/domain';
import type { Config } from '../../config.ts';
import { CONFIG } from '../../platform/context/tokens.ts';
import { MailLinks } from '../../platform/outbox/mail-links.ts';
import { linkDocuments } from './link-documents.ts';
import { makeLink } from './make-link.ts';

const isTarget = (subject: string): subject is LinkTarget['subject'] =>
  subject === 'Customer' || linkDocuments.some((known) => known.subject === subject);

type Found = { customerId: number; createdById: number | null };

/** Creates the links in outgoing mails. */
@Injectable()
export class LinksOfMails implements OnModuleInit {
  constructor(
    private readonly mails: MailLinks,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.mails.register((em, subject, id) => (isTarget(subject) ? this.make(em, { subject, id }) : Promise.resolve(undefined)));
  }

  private async make(em: EntityManager, target: LinkTarget): Promise<string | undefined> {
    const owner = await ownerOf(em, target);
    if (!owner) return undefined;
    const { path } = await makeLink(em, target, owner);
    return `${this.config.publicUrl}${path}`;
  }
}

/** The customer of the link, and the person who sent the mail and is notified when it is opened. */
async function ownerOf(em: EntityManager, { subject, id }: LinkTarget): Promise<Found | undefined> {
  const table = linkDocuments.find((known) => known.subject === subject)?.table;
  const customer = table
    ? sql`select customer_id from ${sql.table(table)} where id = ${id} and number is not null ${sql.raw(table === 'invoice' ? 'and not opening' : '')}`
    : sql`select id as customer_id from customer where id = ${id}`;
  const { rows } = await sql<Found>`select d.customer_id as "customerId",
      (select a.user_id from audit a where a.subject = ${subject} and a.subject_id = ${id} and a.verb in ('send', 'mail')
        and a.user_id is not null order by a.id desc limit 1) as "createdById"
    from (${customer}) d`.execute(em.getKysely());
  return rows[0];
}
