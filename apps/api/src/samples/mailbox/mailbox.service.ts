import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import {
  emailLabels,
  folderAsked,
  idOf,
  isEmailFolder,
  mostEmailBytes,
  mostEmails,
  mostOnPage,
  textIn,
  wholeIn,
  type EmailLabel,
  type EmailList,
  type EmailRecord,
  type EmailsMeta,
  type EmailWithNeighbours,
  type UpdateEmailsInput,
  type UpdateEmailsLabelInput,
} from '@kontor/domain';
import { notFound } from '../../platform/errors/api-error.ts';
import { publish } from '../../platform/events/publish.ts';
import { containing } from '../../platform/rest/search.ts';
import { SampleSets } from '../sets/sample-sets.ts';
import { person, type Person } from '../../platform/context/actor.ts';
import { emailColumns, shownEmail } from './email.record.ts';
import { mailboxSet } from './mailbox.set.ts';

type Neighbours = { hasPreviousMail: boolean; hasNextMail: boolean };

/** Everybody has the mails of their own mailbox, an Admin too. */
@Injectable()
export class MailboxService {
  constructor(
    private readonly em: EntityManager,
    private readonly sets: SampleSets,
  ) {}

  async list(query: object): Promise<EmailList> {
    const { userId } = await this.owner();
    const [emails, emailsMeta] = await Promise.all([this.find(userId, query), this.meta(userId)]);
    return { emails: emails.map(shownEmail), emailsMeta };
  }

  async get(query: object): Promise<EmailWithNeighbours> {
    const { userId } = await this.owner();
    const { rows } = await sql<EmailRecord & Neighbours>`select ${emailColumns},
      exists (select 1 from email o where o.user_id = e.user_id and o.id < e.id) as "hasPreviousMail",
      exists (select 1 from email o where o.user_id = e.user_id and o.id > e.id) as "hasNextMail"
      from email e where e.user_id = ${userId} and e.id = ${idOf(textIn(query, 'id')) ?? 0}`.execute(this.em.getKysely());
    const [email] = rows;
    if (!email) throw notFound();
    return shownEmail(email);
  }

  /** The neighbour over all folders; of a mail that is not there, none. */
  async neighbour(query: object): Promise<EmailRecord> {
    const { userId } = await this.owner();
    const dir = textIn(query, 'dir');
    const id = idOf(textIn(query, 'emailId'));
    if (!id || (dir !== 'previous' && dir !== 'next')) throw notFound();
    const beside = dir === 'previous' ? sql`e.id < ${id} order by e.id desc` : sql`e.id > ${id} order by e.id`;
    const { rows } = await sql<EmailRecord>`select ${emailColumns} from email e where e.user_id = ${userId}
      and exists (select 1 from email o where o.user_id = ${userId} and o.id = ${id}) and ${beside} limit 1`.execute(
      this.em.getKysely(),
    );
    const [email] = rows;
    if (!email) throw notFound();
    return shownEmail(email);
  }

  /** Ids that are not in the mailbox change nothing. */
  async update({ emailIds, dataToUpdate: { isRead, isStarred, folder, labels } }: UpdateEmailsInput): Promise<void> {
    await this.change(
      emailIds,
      sql`is_read = coalesce(${isRead ?? null}::boolean, is_read), is_starred = coalesce(${isStarred ?? null}::boolean, is_starred),
        folder = coalesce(${folder ?? null}::text, folder), labels = coalesce(${labels ? [...new Set(labels)] : null}::text[], labels)`,
    );
  }

  async updateLabel({ emailIds, label }: UpdateEmailsLabelInput): Promise<void> {
    await this.change(
      emailIds,
      sql`labels = case when ${label} = any (labels) then array_remove(labels, ${label}) else array_append(labels, ${label}) end`,
    );
  }

  /** For good: the ids are not given again. */
  async emptyTrash(): Promise<void> {
    const { userId } = await this.owner();
    await this.em.transactional(async (em) => {
      await sql`delete from email where user_id = ${userId} and folder = 'trash'`.execute(em.getKysely());
      publish(em, { type: 'changed', subject: 'Email', userId });
    });
  }

  private async change(emailIds: number[], changes: RawBuilder<unknown>): Promise<void> {
    const { userId } = await this.owner();
    await this.em.transactional(async (em) => {
      await sql`update email set ${changes} where user_id = ${userId} and id = any (${emailIds})`.execute(em.getKysely());
      publish(em, { type: 'changed', subject: 'Email', userId });
    });
  }

  private async find(userId: number, query: object): Promise<EmailRecord[]> {
    const folder = folderAsked(textIn(query, 'folder'));
    const label = textIn(query, 'label');
    const q = textIn(query, 'q');
    if (!(isEmailFolder(folder) || folder === 'starred') || (label && !isLabel(label))) return [];
    const where = [
      sql`e.user_id = ${userId}`,
      folder === 'starred' ? sql`e.is_starred and e.folder <> 'trash'` : sql`e.folder = ${folder}`,
      // Written out, since the index of a label is only used for that label.
      ...(label ? [sql`${sql.lit(label)} = any (e.labels)`] : []),
      ...(q ? [subjectHas(q)] : []),
    ];
    const perPage = wholeIn(query, 'perPage', 0, mostOnPage);
    const emails = perPage ? page(where, perPage, wholeIn(query, 'page', 1)) : newest(where);
    const { rows } = await sql<EmailRecord>`select ${emailColumns} from ${emails} e order by e.id desc`.execute(
      this.em.getKysely(),
    );
    return rows;
  }

  private async meta(userId: number): Promise<EmailsMeta> {
    const { rows } = await sql<EmailsMeta>`select inbox, draft, spam from email_count where user_id = ${userId}`.execute(
      this.em.getKysely(),
    );
    return rows[0] ?? { inbox: 0, draft: 0, spam: 0 };
  }

  private async owner(): Promise<Person> {
    await this.sets.ready(mailboxSet);
    return person();
  }
}

const isLabel = (text: string): text is EmailLabel => (emailLabels as readonly string[]).includes(text);

/** Trigrams find nothing shorter than three letters: a text like that is looked for in the mails of the folder alone. */
const subjectHas = (q: string): RawBuilder<unknown> =>
  q.length < 3 ? sql`e.subject || '' ilike ${containing(q)}` : sql`e.subject ilike ${containing(q)}`;

type Where = RawBuilder<unknown>[];

const page = (where: Where, perPage: number, number: number): RawBuilder<unknown> =>
  sql`(select * from email e where ${sql.join(where, sql` and `)} order by e.id desc limit ${perPage} offset ${(number - 1) * perPage})`;

/** All of a folder as far as an answer can carry it. The bound is written out: a statement with a range in its values is not prepared. */
const newest = (where: Where): RawBuilder<unknown> => sql`(select * from (select e.*,
    sum(octet_length(e.message) + pg_column_size(e.replies)) over (order by e.id desc) as bytes
  from email e where ${sql.join(where, sql` and `)} order by e.id desc limit ${mostEmails}) n
  where n.bytes <= ${sql.lit(mostEmailBytes)})`;
