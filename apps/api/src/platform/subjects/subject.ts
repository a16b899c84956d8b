import type { EntityClass } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RawBuilder } from 'kysely';
import type pg from 'pg';
import type { Subject as Asked } from '@kontor/abilities';
import type { Code, FileSubject, SearchEntry } from '@kontor/domain';
import { subjectNameOf } from './definition.ts';

/** What the platform needs to know about a noun: beside its entity, in `<noun>.subject.ts`, with a line in `subjects.ts`. */
export type Subject = Readonly<{
  /** Its name in abilities, history and files. */
  name: string;
  entity: EntityClass<object>;
  /** Entities that are stored with it and have no life of their own, such as the lines of an invoice. */
  parts: readonly Part[];
  /** Where its changes are recorded: in its own history, in that of another record, or nowhere. */
  history: 'own' | 'none' | OfAnother;
  /** Records whose changes appear in the history of another, under the name of the person that each is about, or else its own. */
  toldWith: ToldWith | undefined;
  /** Columns whose changes are not recorded. */
  quiet: readonly string[];
  /** Columns of which the history records that they changed, but not the values. */
  secret: readonly string[];
  /** Fields that exist only in the history, each with the subject and field that a reader must be allowed to read to see it. */
  tells: Readonly<Record<string, readonly [Asked, string]>>;
  /** Lists of ids that only conditions of abilities need: a select of each, for the table under this alias. */
  conditions: ((alias: string) => Readonly<Record<string, string>>) | undefined;
  /** Its page in the admin: `<page>/7/show`, or with a slash before it, a page that shows all of them. Letters link to it. */
  page: string | undefined;
  /** It can have files. They are hidden from people who may not read the field `telling`, and stay where `assertMayRemove` refuses. */
  files: { telling?: string; assertMayRemove?: FileRule } | undefined;
  /** A statement for the stored bytes that its rows refer to: `key`, `size` and `sha256` (null when the row does not have them), and a `name` for the operator. */
  stored: string | undefined;
  /** False: it stays behind in a full export. Otherwise the SQL of values that stand there in place of its own. */
  exported: false | Readonly<Record<string, string>>;
  /** How the global search finds it. */
  search: Search | undefined;
  /** The columns with the subject and id of any record, when there is no foreign key: a merge moves its rows too. */
  leadsTo: { subject: string; id: string } | undefined;
  /** It makes documents by itself, as long as its status is `active`: a statement of those that run for a record, by the record's subject. */
  runsFor: Readonly<Record<string, (id: number) => RawBuilder<{ id: number }>>>;
  /** Refuses that an email about the record leaves once more; locks the record until the transaction ends. */
  assertMailable: ((em: EntityManager, id: number) => Promise<void>) | undefined;
  /** The meaning of each constraint violation, and the input that it is about. */
  constraints: Readonly<Record<string, Meaning>>;
  /** Statements that must return no rows: each row is a breach. */
  invariants: readonly Invariant[];
  /** Checks that take more than one statement. */
  proofs: readonly Proof[];
}>;

/** Refuses that a file of the record goes; locks the record until the transaction ends. */
type FileRule = (em: EntityManager, id: number) => Promise<void>;
/** With a `key`, changes of the part are recorded as lines of its whole; without, they are not recorded. */
export type Part = { entity: EntityClass<object>; key?: string };
/** `key` leads to the record; `told` are columns that the record's own change already covers. */
type OfAnother = { of: string; key: string; told?: readonly string[] };
export type ToldWith = { whole: Asked; key: string; person?: string };
export type Meaning = { code: Code; field?: string };
/** `about` is the sentence before the names of the first breaches. With `warning`, a breach is allowed but should be looked at. */
export type Invariant = { about: string; sql: string; values?: readonly unknown[]; warning?: true };
/** Runs in the snapshot of `verify`; returns problems, warnings, and how many records were checked. */
export type Proof = (client: pg.Client) => Promise<{ problems: string[]; warnings?: string[]; checked: Record<string, number> }>;

/** The text searched for, as conditions: a column contains its words, or begins with it. */
export type Match = {
  text: string;
  has: (column: string) => RawBuilder<unknown>;
  begins: (column: string) => RawBuilder<unknown>;
};
export type Search = {
  /** Name of its resource in the admin, or `documents`. */
  group: string;
  /** Position of its group in the answer: smaller is higher. */
  place: number;
  /** SQL of its id, for the conditions of abilities. */
  id: string;
  find: (match: Match, allowed: RawBuilder<unknown>, limit: number) => RawBuilder<SearchEntry>;
};

type Definition<E extends object> = Partial<
  Omit<Subject, 'name' | 'entity' | 'history' | 'quiet' | 'secret' | 'toldWith' | 'leadsTo'>
> & {
  entity: EntityClass<E>;
  history?: 'none' | (OfAnother & { key: keyof E; told?: readonly (keyof E)[] });
  toldWith?: ToldWith & { key: keyof E; person?: keyof E };
  leadsTo?: { subject: keyof E & string; id: keyof E & string };
  quiet?: readonly (keyof E & string)[];
  secret?: readonly (keyof E & string)[];
};

export const defineSubject = <E extends object>(definition: Definition<E>): Subject => ({
  parts: [],
  history: 'own',
  toldWith: undefined,
  quiet: [],
  secret: [],
  tells: {},
  conditions: undefined,
  page: undefined,
  files: undefined,
  stored: undefined,
  exported: {},
  search: undefined,
  leadsTo: undefined,
  runsFor: {},
  assertMailable: undefined,
  constraints: {},
  invariants: [],
  proofs: [],
  ...definition,
  name: subjectNameOf(definition.entity),
});

export const subjectsWithFiles = (subjects: readonly Subject[]): FileSubject[] =>
  subjects.filter(({ files }) => files).map(({ name }) => name as FileSubject);
