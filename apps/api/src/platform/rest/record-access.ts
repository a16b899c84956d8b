import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows, type KontorAbility, type Subject } from '@kontor/abilities';

/** The tables of the subjects that files, history and live events belong to. */
const tables: Partial<Record<Subject, string>> = {
  Organisation: 'organisation',
  TaxRate: 'tax_rate',
  BankAccount: 'bank_account',
  NumberSeries: 'number_series',
  Classifier: 'classifier',
  Customer: 'customer',
  Contact: 'contact',
  Item: 'item',
  Project: 'project',
  ProjectMember: 'project_member',
  Task: 'task',
  TimeEntry: 'time_entry',
  Invoice: 'invoice',
  Payment: 'payment',
  User: 'user_account',
  UserRate: 'user_rate',
  UserDocument: 'user_document',
  Role: 'role',
  File: 'file',
  Notification: 'notification',
};
export const isSubject = (name: string): name is Exclude<Subject, 'all'> => Object.hasOwn(tables, name);

const camel = (column: string): string => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The record if it exists and the person may read it. Conditions of abilities see every column of it. */
export async function readable(
  em: EntityManager,
  ability: KontorAbility,
  subject: string,
  id: number,
): Promise<Record<string, unknown> | undefined> {
  if (!isSubject(subject) || !allows(ability, 'read', subject)) return undefined;
  const record = await recordOf(em, subject, id);
  return record && allows(ability, 'read', subject, record) ? record : undefined;
}

/** The record if it exists, whoever asks: each of its columns, for the conditions of abilities. */
export async function recordOf(
  em: EntityManager,
  subject: Exclude<Subject, 'all'>,
  id: number,
): Promise<Record<string, unknown> | undefined> {
  const table = tables[subject];
  if (!table) return undefined;
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} where id = ${id}`.execute(em.getKysely());
  return rows[0] && Object.fromEntries(Object.entries(rows[0]).map(([column, value]) => [camel(column), value]));
}
