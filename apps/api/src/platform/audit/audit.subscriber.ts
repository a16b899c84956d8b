import { helper, JsonType, type EventArgs, type EventSubscriber, type TransactionEventArgs } from '@mikro-orm/core';
import { sql, type Kysely } from 'kysely';
import { system, tokenIdOf } from '../context/actor.ts';
import { context } from '../context/context.ts';
import { toldOf } from './flush.ts';
import { historyChannel } from '../events/history-feed.ts';
import { tellAtCommit } from '../messages/messages.ts';
import type { Subject } from '../subjects/subject.ts';
import { answeredWithNext } from '../orm/begin.ts';
import { partOf, subjectOf } from '../subjects/subjects.ts';

type Kind = 'create' | 'update' | 'delete';
type Change = EventArgs<object>;
type Row = { verb: string; subject: string; subjectId: number; changes: Record<string, [unknown, unknown]> };

/** Columns that change with every save. */
const alwaysQuiet = ['id', 'version', 'createdAt', 'updatedAt'];

/**
 * Writes the history in the transaction of the change: it collects rows while the unit of work writes, inserts them in one
 * statement just before the commit, and afterwards notifies all processes, for their open screens. Bulk and native updates bypass
 * it, so audited tables are never changed that way.
 */
export class AuditSubscriber implements EventSubscriber {
  private readonly pending = new WeakMap<object, Row[]>();

  async afterCreate(args: Change): Promise<void> {
    this.collect(args, 'create');
  }
  async afterUpdate(args: Change): Promise<void> {
    this.collect(args, 'update');
  }
  /** After the deletion, the ORM no longer knows the stored values. */
  async beforeDelete(args: Change): Promise<void> {
    this.collect(args, 'delete');
  }

  async beforeTransactionCommit(args: TransactionEventArgs): Promise<void> {
    if (!args.transaction) return;
    const rows = this.pending.get(args.transaction as object);
    if (!rows?.length) return;
    this.pending.delete(args.transaction as object);
    const now = context();
    const by = now?.actor ?? system;
    await sql`${sql.raw(answeredWithNext)} insert into audit (actor, user_id, token_id, request_id, verb, subject, subject_id, changes)
      select ${by.kind}, ${by.userId}, ${tokenIdOf(by)}, ${now?.requestId ?? null}, r.verb, r.subject, r."subjectId", r.changes
      from jsonb_to_recordset(${JSON.stringify(merge(rows))}::jsonb) as r(verb text, subject text, "subjectId" int, changes jsonb)`.execute(
      args.transaction as Kysely<unknown>,
    );
    tellAtCommit(args.transaction as object, { channel: historyChannel, payload: '' });
  }

  private collect(args: Change, kind: Kind): void {
    const name = args.meta.className;
    const transaction = args.em.getTransactionContext<object>();
    const subject = subjectOf(name);
    const part = partOf(name);
    const isKept = subject ? subject.history !== 'none' : part?.key !== undefined;
    if (!isKept || !transaction) return;
    const entity = args.entity as unknown as { id: number } & Record<string, { id: number }>;
    const changes: Row['changes'] = subject ? changesOf(args, kind, subject) : { lines: [null, kind] };
    if (!part && kind === 'update' && Object.keys(changes).length === 0) return;
    const told = toldOf(args.em);
    for (const [field, reason] of part ? [] : Object.entries(told?.reasons ?? {}))
      if (reason?.trim()) changes[field] = [null, reason.trim()];
    const owner = typeof subject?.history === 'object' ? subject.history : undefined;
    if (owner) for (const field of [owner.key, ...(owner.told ?? [])]) delete changes[field];
    const row: Row = {
      verb: part || owner || kind === 'update' ? (told?.verb ?? context()?.verb ?? 'update') : kind,
      subject: part?.whole.name ?? owner?.of ?? name,
      subjectId: (part?.key ? entity[part.key]?.id : owner ? Number(entity[owner.key]) : undefined) ?? entity.id,
      changes,
    };
    const rows = this.pending.get(transaction);
    if (rows) rows.push(row);
    else this.pending.set(transaction, [row]);
  }
}

/** The changed values, or all values before a deletion. For secrets it only says that they changed. */
function changesOf(args: Change, kind: Kind, { quiet, secret }: Subject): Row['changes'] {
  const stored = helper(args.entity).__originalEntityData as Record<string, unknown> | undefined;
  const before: Record<string, unknown> =
    kind === 'create' ? {} : ((args.changeSet?.originalEntity as Record<string, unknown> | undefined) ?? stored ?? {});
  const after: Record<string, unknown> =
    kind === 'delete' ? {} : ((args.changeSet?.payload as Record<string, unknown> | undefined) ?? {});
  const columns = new Set(
    args.meta.props.filter(({ kind: what }) => !/^(1:m|m:n)$/.test(what)).map(({ name }) => name as string),
  );
  // The ORM keeps JSON as the text that it sends to the database.
  const json = new Set(
    args.meta.props.filter(({ customType }) => customType instanceof JsonType).map(({ name }) => name as string),
  );
  const valueOf = (key: string, value: unknown): unknown =>
    json.has(key) && typeof value === 'string' ? (JSON.parse(value) as unknown) : (value ?? null);
  const changes: Row['changes'] = {};
  for (const key of Object.keys(kind === 'delete' ? before : after)) {
    if (alwaysQuiet.includes(key) || quiet.includes(key) || !columns.has(key)) continue;
    const [old, new_] = [valueOf(key, before[key]), valueOf(key, after[key])];
    if (old === null && new_ === null) continue;
    changes[key] = secret.includes(key) ? ['***', '***'] : [old, new_];
  }
  return changes;
}

/** Merges rows to one per record and verb: a new invoice with ten lines is one creation. */
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
