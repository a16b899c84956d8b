import type { EventSubscriber, EntityMetadata, EventArgs, TransactionEventArgs } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { eventChannel } from '../events/publish.ts';
import { context } from '../shared/context.ts';

type Row = { verb: string; subject: string; subjectId: number; changes: Record<string, [unknown, unknown]> };

/** Rows of these are parts of another record, or no business record at all. */
const notAudited = new Set([
  'Audit',
  'IdempotencyKey',
  'Session',
  'RefreshToken',
  'ErrorLog',
  'Notification',
  'Mail',
  'NumberSeriesCounter',
  'InvoiceSource',
  'InvoiceTax',
  'Timer',
]);
/** A change of a part is written down as a change of the whole. */
const partOf: Record<string, { subject: string; key: string }> = {
  InvoiceLine: { subject: 'Invoice', key: 'invoice' },
  PaymentAllocation: { subject: 'Payment', key: 'payment' },
};
const notShown = new Set(['id', 'version', 'createdAt', 'updatedAt', 'snapshot', 'storageKey', 'sha256', 'importKey']);
const secret = new Set(['passwordHash', 'personalId', 'bankAccountNumber', 'totpSecret', 'tokenHash']);

/**
 * Writes who changed what, in the transaction of the change: rows are collected while the unit of work writes,
 * and inserted in one statement just before the commit. The same statement tells the open screens, one event for each subject. Bulk and native updates pass it by, so audited tables have none.
 */
export class AuditSubscriber implements EventSubscriber {
  private readonly pending = new WeakMap<object, Row[]>();

  async afterCreate(args: EventArgs<object>): Promise<void> {
    this.collect(args, 'create');
  }
  async afterUpdate(args: EventArgs<object>): Promise<void> {
    this.collect(args, 'update');
  }
  async afterDelete(args: EventArgs<object>): Promise<void> {
    this.collect(args, 'delete');
  }

  async beforeTransactionCommit(args: TransactionEventArgs): Promise<void> {
    if (!args.transaction) return;
    const rows = this.pending.get(args.transaction);
    if (!rows?.length) return;
    this.pending.delete(args.transaction);
    const now = context();
    const em = args.em as EntityManager;
    await em.getConnection().execute(
      `with written as (insert into audit (user_id, request_id, verb, subject, subject_id, changes)
         select ?, ?, r.verb, r.subject, r."subjectId", r.changes
         from jsonb_to_recordset(?::jsonb) as r(verb text, subject text, "subjectId" int, changes jsonb)
         returning subject, subject_id)
       select pg_notify(?, json_build_object('type', 'changed', 'subject', subject,
         'id', case when min(subject_id) = max(subject_id) then min(subject_id) end)::text)
       from written group by subject`,
      [now?.person?.id ?? null, now?.requestId ?? null, JSON.stringify(merge(rows)), eventChannel],
      'run',
      args.transaction,
    );
  }

  private collect(args: EventArgs<object>, fallback: 'create' | 'update' | 'delete'): void {
    const name = args.meta.className;
    const transaction = args.em.getTransactionContext();
    if (notAudited.has(name) || !transaction) return;
    const part = partOf[name];
    const owner = part ? (args.entity as Record<string, { id: number }>)[part.key] : undefined;
    const changes = part ? {} : changesOf(args, fallback);
    if (!part && fallback === 'update' && Object.keys(changes).length === 0) return;
    const reason = context()?.reason;
    if (!part && reason !== undefined) changes['reason'] = [null, reason];
    const row: Row = {
      verb: part ? (context()?.verb ?? 'update') : fallback === 'update' ? (context()?.verb ?? 'update') : fallback,
      subject: part?.subject ?? name,
      subjectId: owner?.id ?? (args.entity as { id: number }).id,
      changes: part ? { lines: [null, fallback] } : changes,
    };
    const rows = this.pending.get(transaction);
    if (rows) rows.push(row);
    else this.pending.set(transaction, [row]);
  }
}

function changesOf(args: EventArgs<object>, kind: 'create' | 'update' | 'delete'): Row['changes'] {
  const before = (kind === 'create' ? {} : (args.changeSet?.originalEntity ?? {})) as Record<string, unknown>;
  const after = (kind === 'delete' ? {} : (args.changeSet?.payload ?? {})) as Record<string, unknown>;
  const changes: Row['changes'] = {};
  for (const key of Object.keys(kind === 'delete' ? {} : after)) {
    if (notShown.has(key) || !isColumn(args.meta, key)) continue;
    if (kind === 'create' && (after[key] === null || after[key] === undefined)) continue;
    changes[key] = secret.has(key) ? ['***', '***'] : [before[key] ?? null, after[key] ?? null];
  }
  return changes;
}

const isColumn = (meta: EntityMetadata, key: string): boolean =>
  meta.props.some((prop) => prop.name === key && (prop.kind === 'scalar' || prop.kind === 'm:1'));

/** One row for each record and verb: a new invoice with ten lines is one creation. */
function merge(rows: Row[]): Row[] {
  const merged = new Map<string, Row>();
  for (const row of rows) {
    const created = merged.get(`${row.subject} ${row.subjectId} create`);
    if (created) continue;
    const key = `${row.subject} ${row.subjectId} ${row.verb}`;
    const earlier = merged.get(key);
    merged.set(key, earlier ? { ...row, changes: { ...earlier.changes, ...row.changes } } : row);
  }
  return [...merged.values()];
}
