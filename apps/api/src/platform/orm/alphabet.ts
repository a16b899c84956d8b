import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@kontor/domain';
import { context } from '../context/context.ts';

/** Č follows C in Lithuanian, Å ends the Norwegian alphabet; by code point both would follow Z. */
const collations: Record<Language, string> = { en: 'en-x-icu', lt: 'lt-x-icu', no: 'nb-x-icu' };
const languageOfTag: Record<string, Language> = { en: 'en', lt: 'lt', no: 'no', nb: 'no', nn: 'no' };
let known: ReadonlySet<string> = new Set();

/** A PostgreSQL without ICU sorts by the collation of its database. */
export async function useAlphabets(em: EntityManager): Promise<void> {
  const rows = await em
    .fork()
    .execute<{ name: string }[]>('select collname as name from pg_collation where collname = any(?)', [
      `{${Object.values(collations).join(',')}}`,
    ]);
  known = new Set(rows.map(({ name }) => name));
}

/** The first requested language that Kontor supports, if any. */
export function askedLanguage(): Language | undefined {
  const tags = context()?.language?.split(',') ?? [];
  return tags.map((tag) => languageOfTag[tag.trim().slice(0, 2).toLowerCase()]).find((found) => found !== undefined);
}

/** The COLLATE clause of an order by names: that of this language. */
export function collation(): string {
  const language = askedLanguage();
  return language && known.has(collations[language]) ? ` collate "${collations[language]}"` : '';
}
