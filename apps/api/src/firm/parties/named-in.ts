import { plainCode, simpleName } from '@kontor/domain';
import { grouped } from '../../platform/imports/grouped.ts';

type Party = { name: string; legalCode?: string | null; vatCode?: string | null };
export type NamedParty = Record<'name' | 'legalCode' | 'vatCode', string | null>;

/** Finds a party that a file names: by code where the row has a known one, otherwise by name. */
export function namedIn<T extends Party>(all: readonly T[]): (named: NamedParty) => T[] {
  const [vat, code, name] = [
    grouped(all, ({ vatCode }) => vatCode && plainCode(vatCode)),
    grouped(all, ({ legalCode }) => legalCode && plainCode(legalCode)),
    grouped(all, (one) => simpleName(one.name)),
  ];
  return (named) => {
    if (named.vatCode && vat.has(plainCode(named.vatCode))) return vat.get(plainCode(named.vatCode)) ?? [];
    if (named.legalCode && code.has(plainCode(named.legalCode))) return code.get(plainCode(named.legalCode)) ?? [];
    return named.name ? (name.get(simpleName(named.name)) ?? []) : [];
  };
}
