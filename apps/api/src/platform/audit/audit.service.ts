import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows, hiddenFields, type KontorAbility, type Subject } from '@kontor/abilities';
import { listForms, type AuditRecord } from '@kontor/domain';
import { ApiError, forbidden, notFound } from '../errors/api-error.ts';
import { pageOf, type ListQuery } from '../rest/list.ts';
import { Page } from '../rest/page.ts';
import { actor } from '../context/actor.ts';
import { readable } from '../rest/record-access.ts';
import { allSubjects } from '../subjects/subjects.ts';
import { auditList, serviceAccountName } from './audit.list.ts';
import { wholeOf } from './audit.parts.ts';

type Asked = { subject?: unknown; subjectId?: unknown };
const timelineLength = 200;
/** The history only grows: counting all of it would read it all, each time somebody opens the dashboard. */
const latest = sql`a.id > (select max(id) - 10000 from audit)`;

/**
 * The right to read the audit gives access to all of it; the right to read a record to its history, without the fields hidden
 * from the reader.
 */
@Injectable()
export class AuditService {
  constructor(private readonly em: EntityManager) {}

  async list(query: ListQuery): Promise<Page<AuditRecord>> {
    const { ability } = actor();
    const { subject, subjectId, ...rest } = askedFor(query.filter);
    const isOfRecord = typeof subject === 'string' && Number.isInteger(subjectId);
    if (allows(ability, 'read', 'Audit')) {
      if (subject === undefined && subjectId === undefined && Object.keys(rest).length === 0)
        return shownTo(ability, await pageOf(this.em, auditList, query, latest));
      if (!isOfRecord || Object.keys(rest).length > 0) return shownTo(ability, await pageOf(this.em, auditList, query));
      const { rows, named } = await wholeOf(this.em, ability, subject, subjectId as number);
      return shownTo(ability, await pageOf(this.em, auditList, { ...query, filter: '{}' }, rows), named);
    }
    if (!isOfRecord) throw forbidden();
    const record = await readable(this.em, ability, subject, subjectId as number);
    if (!record) throw notFound();
    return this.timeline(ability, subject as Subject, subjectId as number, record);
  }

  private async timeline(
    ability: KontorAbility,
    subject: Subject,
    subjectId: number,
    record: object,
  ): Promise<Page<AuditRecord>> {
    const whole = await wholeOf(this.em, ability, subject, subjectId);
    const { rows } =
      await sql<AuditRecord>`select a.id, a.at, a.actor, a.user_id as "userId", u.display_name as "userName", a.token_id as "tokenId", t.name as "tokenName",
        ${sql.raw(serviceAccountName)} as "serviceAccountName", a.verb, a.subject,
        a.subject_id as "subjectId", a.changes, a.request_id as "requestId"
      from audit a left join user_account u on u.id = a.user_id left join api_token t on t.id = a.token_id
      where ${whole.rows} order by a.id desc limit ${timelineLength}`.execute(this.em.getKysely());
    const shown = rows.map((row) => whole.named(withoutHidden(ability, row, row.subject === subject ? record : undefined)));
    return new Page('audit', shown, 0, shown.length);
  }
}

const shownTo = (
  ability: KontorAbility,
  { name, rows, first, total }: Page<AuditRecord>,
  named = (row: AuditRecord): AuditRecord => row,
): Page<AuditRecord> =>
  new Page(
    name,
    rows.map((row) => named(withoutHidden(ability, row))),
    first,
    total,
  );

/** A row of the history without the fields that are hidden from the reader. */
function withoutHidden(ability: KontorAbility, row: AuditRecord, record?: object): AuditRecord {
  const hidden = new Set(hiddenFields(ability, 'read', row.subject as Subject, Object.keys(row.changes), record));
  for (const [field, [subject, needed]] of allSubjects().flatMap(({ tells }) => Object.entries(tells)))
    if (!allows(ability, 'read', subject, undefined, needed)) hidden.add(field);
  return { ...row, changes: Object.fromEntries(Object.entries(row.changes).filter(([field]) => !hidden.has(field))) };
}

function askedFor(filter: string | undefined): Asked {
  try {
    const asked: unknown = JSON.parse(filter ?? '{}');
    return asked !== null && typeof asked === 'object' ? asked : {};
  } catch {
    throw new ApiError('list.not_a_filter', listForms['list.not_a_filter']);
  }
}
