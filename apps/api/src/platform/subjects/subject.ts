import type { EntityClass } from '@mikro-orm/core';
import type { RawBuilder } from 'kysely';
import type pg from 'pg';
import type { Subject as Asked } from '@kontor/abilities';
import type { Code, FileSubject, SearchEntry } from '@kontor/domain';
import { subjectNameOf } from './definition.ts';

/** What the platform must know of a noun: beside its entity, in `<noun>.subject.ts`, with a line in `subjects.ts`. */
export type Subject = Readonly<{
  /** Its name in the abilities, the history and the files. */
  name: string;
  entity: EntityClass<object>;
  /** Entities that are stored with it and have no life of their own, such as the lines of an invoice. */
  parts: readonly Part[];
  /** Where a change is written down: as its own, as one of another record, or nowhere. */
  history: 'own' | 'none' | OfAnother;
  /** Records whose history is told with that of another, under the name of the person whom each is about. */
  toldWith: ToldWith | undefined;
  /** Columns whose change is no news. */
  quiet: readonly string[];
  /** Columns of which the history says that they changed, and never what to. */
  secret: readonly string[];
  /** Fields that only the history has, and the field of a subject that one must be allowed to read to see each. */
  tells: Readonly<Record<string, readonly [Asked, string]>>;
  /** Its page in the admin: `/<page>/7/show`. Letters about it lead there. */
  page: string | undefined;
  /** It can have files. They are hidden from people who may not read the field `telling`. */
  files: { telling?: string } | undefined;
  /** Where its rows lead to stored bytes: a statement with `key`, `size` and `sha256` (null where the row does not keep them). */
  stored: string | undefined;
  /** How the search of everything finds it. */
  search: Search | undefined;
  /** The columns that lead to a record of any noun, where the table has no key to it: a merge takes its rows along. */
  leadsTo: { subject: string; id: string } | undefined;
  /** What a refusal by a constraint means, and the input that it is about. */
  constraints: Readonly<Record<string, Meaning>>;
  /** What must be true of the stored records: each statement has a row for each breach. */
  invariants: readonly Invariant[];
  /** What takes more than a statement to recompute. */
  proofs: readonly Proof[];
}>;

/** With a `key`, a change of the part is written down as one of the lines of the whole; without, it is not written down. */
export type Part = { entity: EntityClass<object>; key?: string };
/** `key` leads to the record; `told` are the columns of which the change of that record tells already. */
type OfAnother = { of: string; key: string; told?: readonly string[] };
export type ToldWith = { whole: Asked; key: string; person: string };
export type Meaning = { code: Code; field?: string };
/** `about` is the sentence before the names of the first breaches. A breach of what may be, but should be looked at, is a warning. */
export type Invariant = { about: string; sql: string; warning?: true };
/** Reads in the snapshot of `verify`; says what is wrong, what should be looked at, and of what there was how much. */
export type Proof = (client: pg.Client) => Promise<{ problems: string[]; warnings?: string[]; checked: Record<string, number> }>;

/** What is looked for, and whether a column has it or begins with it. */
export type Match = {
  pattern: string;
  has: (column: string) => RawBuilder<unknown>;
  begins: (column: string) => RawBuilder<unknown>;
};
export type Search = {
  /** The name of its resource in the admin, or `documents`. */
  group: string;
  /** Where its group stands in the answer: smaller is higher. */
  place: number;
  /** Its id in the statement, for the conditions of abilities. */
  id: string;
  /** There are many, and none has an accent. */
  isNumbered?: true;
  find: (match: Match, allowed: RawBuilder<unknown>, limit: number) => RawBuilder<SearchEntry>;
};

type Definition<E extends object> = Partial<
  Omit<Subject, 'name' | 'entity' | 'history' | 'quiet' | 'secret' | 'toldWith' | 'leadsTo'>
> & {
  entity: EntityClass<E>;
  history?: 'none' | (OfAnother & { key: keyof E; told?: readonly (keyof E)[] });
  toldWith?: ToldWith & { key: keyof E; person: keyof E };
  leadsTo?: { subject: keyof E & string; id: keyof E & string };
  quiet?: readonly (keyof E & string)[];
  secret?: readonly (keyof E & string)[];
};

export const defineSubject = <E extends object>(definition: Definition<E>): Subject => ({
  ...{ parts: [], history: 'own', toldWith: undefined, quiet: [], secret: [], tells: {} },
  ...{
    page: undefined,
    files: undefined,
    stored: undefined,
    search: undefined,
    leadsTo: undefined,
    constraints: {},
    invariants: [],
    proofs: [],
  },
  ...definition,
  name: subjectNameOf(definition.entity),
});

export const subjectsWithFiles = (subjects: readonly Subject[]): FileSubject[] =>
  subjects.filter(({ files }) => files).map(({ name }) => name as FileSubject);
