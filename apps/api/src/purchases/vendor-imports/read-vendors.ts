import type { EntityManager } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import {
  assertCodes,
  assertSameAccount,
  classifierTypes,
  plainCode,
  readVendors,
  simpleName,
  tellRepeated,
  vendorKeys,
  VendorInput,
  type ImportInput,
  type ReadVendor,
  type ReadVendors,
  type VendorImportRow,
} from '@kontor/domain';
import { Classifier } from '../../firm/classifiers/classifier.entity.ts';
import { Organisation } from '../../firm/organisation/organisation.entity.ts';
import { actor } from '../../platform/context/actor.ts';
import { grouped } from '../../platform/imports/grouped.ts';
import { ask, inputOf, withoutRow } from '../../platform/imports/row-problems.ts';
import { allow } from '../../platform/rest/allow.ts';
import { allowFields } from '../../platform/rest/writing.ts';
import { Vendor } from '../vendors/vendor.entity.ts';

type Changes = Partial<Omit<VendorInput, 'alikeConfirmed' | 'pauseConfirmed'>>;
/** A row of the file, ready to be written; for a known vendor `changes` has only the fields in the file. */
export type ReadyVendor = { existing: Vendor | null; input: VendorInput | undefined; changes: Changes; row: VendorImportRow };
type Known = (vendor: ReadVendor['vendor'], country: string) => Vendor[];
type Terms = { country: string; currency: string; categoryOf: (text: string) => number | undefined };

/** Reads a list of vendors and validates each like typed input. */
export async function readFile(
  em: EntityManager,
  file: ImportInput,
): Promise<Omit<ReadVendors, 'vendors'> & { vendors: ReadyVendor[] }> {
  const { vendors, ...read } = readVendors(file);
  const { country, baseCurrency } = await em.findOneOrFail(Organisation, { id: 1 });
  const terms = { country, currency: baseCurrency, categoryOf: await categoriesOf(em) };
  const known = await knownVendors(em);
  const ready: (ReadyVendor & { keys: string[]; column: string })[] = [];
  for (const vendor of vendors) {
    const one = await readyVendor(vendor, known(vendor.vendor, country), terms, file);
    ready.push({ ...one, keys: vendorKeys(vendor.vendor), column: vendor.cells.heading('name') });
  }
  tellRepeated(ready);
  return { ...read, vendors: ready };
}

async function readyVendor(
  { cells, vendor, category }: ReadVendor,
  found: Vendor[],
  { country, currency, categoryOf }: Terms,
  { existing: choice }: ImportInput,
): Promise<ReadyVendor> {
  const problems = cells.problems.map(withoutRow);
  const told = { problems, heading: (field: string) => cells.heading((field === 'categoryId' ? 'category' : field) as never) };
  const [existing = null] = found;
  const outcome = existing ? choice : 'create';
  if (found.length > 1)
    problems.push({
      column: '',
      code: 'import.existing_ambiguous',
      params: {
        names: found
          .slice(0, 5)
          .map(({ name }) => name)
          .join(', '),
      },
    });
  const categoryId = category === null ? undefined : categoryOf(category);
  if (category !== null && categoryId === undefined)
    problems.push({ column: cells.heading('category'), code: 'import.unknown_value', params: { value: category.slice(0, 200) } });
  const said = { ...vendor, ...(categoryId !== undefined && { categoryId }) };
  const whole = existing
    ? { ...inputFrom(existing), ...said }
    : { kind: 'company', country, currency, active: true, name: '', ...said };
  const input = outcome === 'skip' ? undefined : await inputOf(VendorInput, whole, told);
  const changes = input ? pick(input, Object.keys(said)) : {};
  if (input)
    await ask(told, () => {
      assertCodes(input, existing ?? undefined);
      if (existing) {
        assertSameAccount(input.account, existing);
        allow('update', 'Vendor', existing);
      }
      allowFields(existing ? 'update' : 'create', 'Vendor', existing ? changes : input, existing ?? undefined);
    });
  const text = (field: string): string | null => (vendor[field] === undefined ? null : String(vendor[field]));
  const row: VendorImportRow = {
    row: cells.row,
    outcome,
    existingId: existing?.id ?? null,
    problems,
    name: text('name'),
    legalCode: text('legalCode'),
    vatCode: text('vatCode'),
    city: text('city'),
    country: text('country'),
    account: text('account'),
  };
  return { existing, input, changes, row };
}

const pick = (input: VendorInput, fields: readonly string[]): Changes =>
  Object.fromEntries(Object.entries(input).filter(([field]) => fields.includes(field)));

const inputKeys = [
  ...['kind', 'name', 'legalCode', 'vatCode', 'email', 'phone', 'website', 'street', 'city', 'zip', 'country', 'currency'],
  ...['paymentTermsDays', 'account', 'categoryId', 'taxRateId', 'notes', 'active'],
];
const inputFrom = (vendor: Vendor): object =>
  Object.fromEntries(Object.entries({ ...vendor }).filter(([key]) => inputKeys.includes(key)));

/** Expense categories by code or name in any language. */
async function categoriesOf(em: EntityManager): Promise<Terms['categoryOf']> {
  const where = { type: classifierTypes.expenseCategory, active: true };
  const all = await em.find(Classifier, where, { orderBy: { position: 'asc', id: 'asc' } });
  return (text) => {
    const isNamed = (name: string | null | undefined): boolean => Boolean(name && simpleName(name) === simpleName(text));
    return all.find(({ code, nameEn, nameLt, nameNo }) => [code, nameEn, nameLt, nameNo].some(isNamed))?.id;
  };
}

/** Finds the vendors that the actor may read: by code or account, otherwise by name unless the codes differ. */
async function knownVendors(em: EntityManager): Promise<Known> {
  const { ability } = actor();
  const all = (await em.find(Vendor, {}, { orderBy: { id: 'asc' } })).filter((one) => allows(ability, 'read', 'Vendor', one));
  const byVat = grouped(all, ({ vatCode }) => plainCode(vatCode ?? ''));
  const byCode = grouped(all, ({ legalCode, country }) => (legalCode ? `${country} ${plainCode(legalCode)}` : ''));
  const byAccount = grouped(
    all.filter((one) => allows(ability, 'read', 'Vendor', one, 'account')),
    ({ account }) => account,
  );
  const byName = grouped(all, ({ name }) => simpleName(name));
  return ({ vatCode, legalCode, account, name, country }, usual) => {
    const coded = [
      ...(vatCode ? (byVat.get(plainCode(String(vatCode))) ?? []) : []),
      ...(legalCode ? (byCode.get(`${String(country ?? usual)} ${plainCode(String(legalCode))}`) ?? []) : []),
    ];
    if (coded.length) return [...new Set(coded)];
    const same = (one: Vendor): boolean => !(vatCode && one.vatCode) && !(legalCode && one.legalCode);
    const paid = (account ? (byAccount.get(String(account)) ?? []) : []).filter(same);
    return paid.length ? paid : (byName.get(simpleName(String(name ?? ''))) ?? []).filter(same);
  };
}
