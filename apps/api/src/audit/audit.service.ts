import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows, hiddenFields, type KontorAbility, type Subject } from '@kontor/abilities';
import type { AuditRecord } from '@kontor/domain';
import { ApiError, forbidden, notFound } from '../errors/api-error.ts';
import { pageOf, type ListQuery } from '../rest/list.ts';
import { Page } from '../rest/page.ts';
import { person } from '../shared/context.ts';
import { readable } from '../shared/record-access.ts';
import { auditList } from './audit.list.ts';

type Asked = { subject?: unknown; subjectId?: unknown };
const timelineLength = 200;

/** Who may read the audit reads all of it; who may read a record reads its history, without the fields that are hidden from them. */
@Injectable()
export class AuditService {
  constructor(private readonly em: EntityManager) {}

  async list(query: ListQuery): Promise<Page<AuditRecord>> {
    const { ability } = person();
    if (allows(ability, 'read', 'Audit')) {
      const { name, rows, first, total } = await pageOf(this.em, auditList, query);
      return new Page(
        name,
        rows.map((row) => withoutHidden(ability, row)),
        first,
        total,
      );
    }
    const { subject, subjectId } = askedFor(query.filter);
    if (typeof subject !== 'string' || !Number.isInteger(subjectId)) throw forbidden();
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
    const { rows } =
      await sql<AuditRecord>`select a.id, a.at, a.user_id as "userId", u.full_name as "userName", a.verb, a.subject,
        a.subject_id as "subjectId", a.changes, a.request_id as "requestId"
      from audit a left join user_account u on u.id = a.user_id
      where a.subject = ${subject} and a.subject_id = ${subjectId} order by a.id desc limit ${timelineLength}`.execute(
        this.em.getKysely(),
      );
    const shown = rows.map((row) => withoutHidden(ability, row, record));
    return new Page('audit', shown, 0, shown.length);
  }
}

/** A row of the history without the fields that are hidden from whoever reads it. */
function withoutHidden(ability: KontorAbility, row: AuditRecord, record?: object): AuditRecord {
  const hidden = new Set(hiddenFields(ability, 'read', row.subject as Subject, Object.keys(row.changes), record));
  return { ...row, changes: Object.fromEntries(Object.entries(row.changes).filter(([field]) => !hidden.has(field))) };
}

function askedFor(filter: string | undefined): Asked {
  try {
    const asked: unknown = JSON.parse(filter ?? '{}');
    return asked !== null && typeof asked === 'object' ? asked : {};
  } catch {
    throw new ApiError(400, 'list.bad_filter');
  }
}
