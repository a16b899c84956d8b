import { plainCode, simpleName } from '@kontor/domain';
import { grouped } from '../../platform/imports/grouped.ts';

type Party = { name: string; legalCode?: string | null; vatCode?: string | null };
export type NamedParty = Record<'name' | 'legalCode' | 'vatCode', string | null>;

/** A code that the party has another one of. */
const contradicts = (given: string | null, known: string | null | undefined): boolean =>
  Boolean(given && known && plainCode(given) !== plainCode(known));

/** Finds a party that a file names: by code where the row has a known one, otherwise by name; never one of which a code of the row is not true. */
export function namedIn<T extends Party>(all: readonly T[]): (named: NamedParty) => T[] {
  const [vat, code, name] = [
    grouped(all, ({ vatCode }) => vatCode && plainCode(vatCode)),
    grouped(all, ({ legalCode }) => legalCode && plainCode(legalCode)),
    grouped(all, (one) => simpleName(one.name)),
  ];
  return (named) => {
    const { vatCode, legalCode } = named;
    const isTrue = (one: T): boolean => !contradicts(vatCode, one.vatCode) && !contradicts(legalCode, one.legalCode);
    const coded = (vatCode && vat.get(plainCode(vatCode))) || (legalCode && code.get(plainCode(legalCode))) || [];
    if (coded.length) return coded.filter(isTrue);
    return named.name ? (name.get(simpleName(named.name)) ?? []).filter(isTrue) : [];
  };
}
