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
  topicIn,
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
import { hasWords, isServed } from '../../platform/rest/query/plain-text.ts';
import { SampleSets } from '../sets/sample-sets.ts';
import { person, type Person } from '../../platform/context/actor.ts';
import { emailColumns, shownEmail } from './email.record.ts';
import { mailboxSet } from './mailbox.set.ts';

type Neighbours = { hasPreviousMail: boolean; hasNextMail: boolean };

/** A person, an Admin too, sees only their own mailbox. */
@Injectable()
export class MailboxService {
  constructor(
    private readonly em: EntityManager,
    private readonly sets: SampleSets,
  ) {}

  async list(query: object): Promise<EmailList> {
    const { userId } = await this.owner();
    const where = listed(userId, query);
    const perPage = wholeIn(query, 'perPage', 0, mostOnPage);
    const [emails, emailsMeta, total] = await Promise.all([
      where ? this.find(where, perPage, wholeIn(query, 'page', 1)) : [],
      this.meta(userId),
      perPage ? this.count(where) : undefined,
    ]);
    return { emails: emails.map(shownEmail), emailsMeta, ...(total === undefined ? {} : { total }) };
  }

  async get(query: object): Promise<EmailWithNeighbours> {
    const { userId } = await this.owner();
    const within = beside(userId, query);
    const { rows } = await sql<EmailRecord & Neighbours>`select ${emailColumns},
      exists (select 1 from email o where o.id < e.id and ${within}) as "hasPreviousMail",
      exists (select 1 from email o where o.id > e.id and ${within}) as "hasNextMail"
      from email e where e.user_id = ${userId} and e.id = ${idOf(textIn(query, 'id')) ?? 0}`.execute(this.em.getKysely());
    const [email] = rows;
    if (!email) throw notFound();
    return shownEmail(email);
  }

  /** The neighbour over all folders; 404 for an unknown email. */
  async neighbour(query: object): Promise<EmailRecord> {
    const { userId } = await this.owner();
    const dir = textIn(query, 'dir');
    const id = idOf(textIn(query, 'emailId'));
    if (!id || (dir !== 'previous' && dir !== 'next')) throw notFound();
    const next = dir === 'previous' ? sql`o.id < ${id} order by o.id desc` : sql`o.id > ${id} order by o.id`;
    const { rows } = await sql<EmailRecord>`select ${emailColumns} from email e where e.user_id = ${userId}
      and exists (select 1 from email f where f.user_id = ${userId} and f.id = ${id})
      and e.id = (select o.id from email o where ${beside(userId, query)} and ${next} limit 1)`.execute(this.em.getKysely());
    const [email] = rows;
    if (!email) throw notFound();
    return shownEmail(email);
  }

  /** Unknown ids are ignored. */
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

  /** Deletes for good; ids are not given again. */
  async emptyTrash(): Promise<void> {
    const { userId } = await this.owner();
    await this.em.transactional(async (em) => {
      await locked(em, sql`user_id = ${userId} and folder = 'trash'`);
      await sql`delete from email where user_id = ${userId} and folder = 'trash'`.execute(em.getKysely());
      publish(em, { type: 'changed', subject: 'Email', userId });
    });
  }

  private async change(emailIds: number[], changes: RawBuilder<unknown>): Promise<void> {
    const { userId } = await this.owner();
    await this.em.transactional(async (em) => {
      await locked(em, sql`user_id = ${userId} and id = any (${emailIds})`);
      await sql`update email set ${changes} where user_id = ${userId} and id = any (${emailIds})`.execute(em.getKysely());
      publish(em, { type: 'changed', subject: 'Email', userId });
    });
  }

  private async find(where: Where, perPage: number, number: number): Promise<EmailRecord[]> {
    const emails = perPage ? page(where, perPage, number) : newest(where);
    const { rows } = await sql<EmailRecord>`select ${emailColumns} from ${emails} e order by e.id desc`.execute(
      this.em.getKysely(),
    );
    return rows;
  }

  private async count(where: Where | undefined): Promise<number> {
    if (!where) return 0;
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from email e
      where ${sql.join(where, sql` and `)}`.execute(this.em.getKysely());
    return rows[0]?.count ?? 0;
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

type Where = RawBuilder<unknown>[];

/** Locks emails in the order of their ids: two changes of overlapping emails wait for each other and never deadlock. */
async function locked(em: EntityManager, where: RawBuilder<unknown>): Promise<void> {
  await sql`select from email where ${where} order by id for update`.execute(em.getKysely());
}

const isLabel = (text: string): text is EmailLabel => (emailLabels as readonly string[]).includes(text);

/** The emails `e` of a list; undefined when the query can match none. */
function listed(userId: number, query: object): Where | undefined {
  const about = topicIn(textIn(query, 'aboutSubject'), idOf(textIn(query, 'aboutId')));
  const named = textIn(query, 'folder');
  const folder = about && !named ? undefined : folderAsked(named);
  const label = textIn(query, 'label');
  const q = textIn(query, 'q');
  if ((folder && !(isEmailFolder(folder) || folder === 'starred')) || (label && !isLabel(label))) return undefined;
  return [
    sql`e.user_id = ${userId}`,
    lies(folder),
    ...(about ? [sql`e.about_id is not null and e.about_subject = ${about.subject} and e.about_id = ${about.id}`] : []),
    // As a literal, since the partial index of a label serves only that label.
    ...(label ? [sql`${sql.lit(label)} = any (e.labels)`] : []),
    ...(q ? [subjectHas(q)] : []),
  ];
}

function lies(folder: string | undefined): RawBuilder<unknown> {
  if (!folder) return sql`e.folder <> 'trash'`;
  return folder === 'starred' ? sql`e.is_starred and e.folder <> 'trash'` : sql`e.folder = ${folder}`;
}

/** The emails `o` among which neighbours are searched. */
function beside(userId: number, query: object): RawBuilder<unknown> {
  const isNamed = ['folder', 'label', 'q'].some((name) => textIn(query, name));
  const where = isNamed ? listed(userId, query) : [sql`e.user_id = ${userId}`];
  if (!where) return sql`false`;
  return sql`o.user_id = ${userId} and o.id in (select e.id from email e where ${sql.join(where, sql` and `)})`;
}

/** Trigram indexes need three characters: shorter texts are searched in the emails of the folder alone. */
const subjectHas = (q: string): RawBuilder<unknown> => hasWords(isServed(q) ? sql`e.subject` : sql`(e.subject || '')`, q);

const page = (where: Where, perPage: number, number: number): RawBuilder<unknown> =>
  sql`(select * from email e where ${sql.join(where, sql` and `)} order by e.id desc limit ${perPage} offset ${(number - 1) * perPage})`;

/**
 * The newest emails of a folder, up to the size limit of an answer. The limit is a literal: a statement with a range among its
 * parameters is not prepared.
 */
const newest = (where: Where): RawBuilder<unknown> => sql`(select * from (select e.*,
    sum(octet_length(e.message) + pg_column_size(e.replies)) over (order by e.id desc) as bytes
  from email e where ${sql.join(where, sql` and `)} order by e.id desc limit ${mostEmails}) n
  where n.bytes <= ${sql.lit(mostEmailBytes)})`;
