import type { EntityManager } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import {
  assertCodes,
  assertCurrency,
  ContactPersonInput,
  CustomerInput,
  plainCode,
  readCustomers,
  simpleName,
  type CustomerImportRow,
  type ImportInput,
  type ReadCustomer,
  type ReadCustomerRow,
  type ReadCustomers,
} from '@kontor/domain';
import { Organisation } from '../../firm/organisation/organisation.entity.ts';
import { actor } from '../../platform/context/actor.ts';
import { allow } from '../../platform/rest/allow.ts';
import { allowFields } from '../../platform/rest/writing.ts';
import { grouped } from '../../platform/imports/grouped.ts';
import { ask, inputOf, withoutRow } from '../../platform/imports/row-problems.ts';
import { Contact } from '../contacts/contact.entity.ts';
import { Customer } from '../customers/customer.entity.ts';

type Changes = Partial<Omit<CustomerInput, 'rates' | 'alikeConfirmed' | 'pauseConfirmed'>>;

/** A customer in the file, ready to be written; for an existing customer `changes` has only the fields in the file. */
export type ReadyCustomer = {
  outcome: 'create' | 'update' | 'skip';
  existing: Customer | null;
  input: CustomerInput | undefined;
  changes: Changes;
  contacts: ContactPersonInput[];
  rows: CustomerImportRow[];
};

export const isGood = ({ rows }: ReadyCustomer): boolean => rows.every(({ problems }) => problems.length === 0);

/** Reads a file of customers and validates each like typed input. */
export async function readFile(
  em: EntityManager,
  file: ImportInput,
): Promise<Omit<ReadCustomers, 'customers'> & { customers: ReadyCustomer[] }> {
  const { customers, ...read } = readCustomers(file);
  const defaults = await defaultsOf(em);
  const known = await knownCustomers(em);
  const ready: ReadyCustomer[] = [];
  for (const customer of customers)
    ready.push(await readyCustomer(customer, known(customer.customer, defaults.country), defaults, file));
  await withoutKnownContacts(em, ready);
  return { ...read, customers: ready };
}

type Defaults = { country: string; currency: string };

const defaultsOf = async (em: EntityManager): Promise<Defaults> => {
  const { country, baseCurrency } = await em.findOneOrFail(Organisation, { id: 1 });
  return { country, currency: baseCurrency };
};

const languageIn = (country: string): CustomerInput['language'] => (country === 'LT' ? 'lt' : country === 'NO' ? 'no' : 'en');

async function readyCustomer(
  { rows, customer }: ReadCustomer,
  found: Customer[],
  defaults: Defaults,
  { existing: choice }: ImportInput,
): Promise<ReadyCustomer> {
  const [first] = rows as [ReadCustomerRow, ...ReadCustomerRow[]];
  const [existing = null] = found;
  const currency = String(customer['currency'] ?? existing?.currency ?? defaults.currency);
  for (const { cells } of rows) assertCurrency(cells, ['hourlyRate'], currency);
  const shown = rows.map(({ cells, contact }, at): CustomerImportRow => {
    const outcome = existing && choice === 'skip' ? 'skip' : at > 0 ? 'more' : existing ? choice : 'create';
    const { name = '', legalCode = null, vatCode = null, city = null, country = null } = customer;
    const contactName = [contact?.['firstName'], contact?.['lastName']].filter(Boolean).join(' ') || null;
    const texts = { name, legalCode, vatCode, city, country, contactName } as Pick<CustomerImportRow, 'name'>;
    return {
      ...(texts as CustomerImportRow),
      row: cells.row,
      outcome,
      existingId: existing?.id ?? null,
      problems: cells.problems.map(withoutRow),
    };
  });
  const [head] = shown as [CustomerImportRow, ...CustomerImportRow[]];
  const heading = (field: string): string => first.cells.heading(field as never);
  const told = { problems: head.problems, heading };
  const outcome = existing ? choice : 'create';
  if (found.length > 1)
    told.problems.push({
      column: '',
      code: 'import.existing_ambiguous',
      params: {
        names: found
          .map(({ name }) => name)
          .slice(0, 5)
          .join(', '),
      },
    });
  const whole = existing ? { ...inputFrom(existing), ...customer } : withDefaults(customer, defaults);
  const input = outcome === 'skip' ? undefined : await inputOf(CustomerInput, whole, told);
  if (input)
    await ask(told, () => {
      assertCodes(input, existing ?? undefined);
      if (existing) allow('update', 'Customer', existing);
      allowFields(
        existing ? 'update' : 'create',
        'Customer',
        existing ? pick(input, Object.keys(customer)) : input,
        existing ?? undefined,
      );
    });
  const contacts: ContactPersonInput[] = [];
  for (const [at, { cells, contact }] of rows.entries()) {
    const row = shown[at];
    if (!contact || !row || row.problems.some(({ code }) => code === 'import.whole_name')) continue;
    const contactHeading = (field: string): string =>
      cells.heading(`contact${field.charAt(0).toUpperCase()}${field.slice(1)}` as never) || cells.heading('contactName');
    const isPrimary = !existing && contacts.length === 0;
    const person = await inputOf(
      ContactPersonInput,
      { firstName: '', lastName: '', ...contact, isPrimary },
      { problems: row.problems, heading: contactHeading },
    );
    if (person) contacts.push(person);
  }
  // A customer is imported with all its rows or not at all.
  if (shown.some(({ problems }) => problems.length > 0))
    for (const { problems } of shown) if (!problems.length) problems.push({ column: '', code: 'import.other_row' });
  return { outcome, existing, input, changes: input ? pick(input, Object.keys(customer)) : {}, contacts, rows: shown };
}

const withDefaults = (customer: ReadCustomer['customer'], { country, currency }: Defaults): object => {
  const place = String(customer['country'] ?? country);
  return {
    kind: 'company',
    country: place,
    currency,
    language: languageIn(place),
    active: true,
    ...customer,
  };
};

const pick = (input: CustomerInput, fields: readonly string[]): Changes =>
  Object.fromEntries(Object.entries(input).filter(([field]) => fields.includes(field)));

const inputKeys = [
  ...['kind', 'name', 'legalCode', 'vatCode', 'email', 'phone', 'website', 'street', 'city', 'zip', 'country'],
  ...['shippingStreet', 'shippingCity', 'shippingZip', 'shippingCountry', 'currency', 'language', 'paymentTermsDays'],
  ...['discountPercent', 'buyerReference', 'notes', 'active'],
];
const inputFrom = (customer: Customer): object =>
  Object.fromEntries(Object.entries({ ...customer }).filter(([key]) => inputKeys.includes(key)));

/** Finds the customers that the actor may read: by code, otherwise by name unless the codes differ. */
async function knownCustomers(em: EntityManager): Promise<(customer: ReadCustomer['customer'], country: string) => Customer[]> {
  const { ability } = actor();
  const all = (await em.find(Customer, {}, { orderBy: { id: 'asc' } })).filter((one) => allows(ability, 'read', 'Customer', one));
  const byVat = grouped(all, ({ vatCode }) => plainCode(vatCode ?? ''));
  const byCode = grouped(all, ({ legalCode, country }) => (legalCode ? `${country} ${plainCode(legalCode)}` : ''));
  const byName = grouped(all, ({ name }) => simpleName(name));
  return ({ vatCode, legalCode, name, country }, usual) => {
    const place = String(country ?? usual);
    const coded = [
      ...(vatCode ? (byVat.get(plainCode(String(vatCode))) ?? []) : []),
      ...(legalCode ? (byCode.get(`${place} ${plainCode(String(legalCode))}`) ?? []) : []),
    ];
    if (coded.length) return [...new Set(coded)];
    // An equal name means the same customer only if the codes do not differ.
    return (byName.get(simpleName(String(name ?? ''))) ?? []).filter(
      (one) => !(vatCode && one.vatCode) && !(legalCode && one.legalCode),
    );
  };
}

/** Skips contact persons who already exist, by email or name. */
async function withoutKnownContacts(em: EntityManager, ready: ReadyCustomer[]): Promise<void> {
  const ids = ready.flatMap(({ existing }) => existing?.id ?? []);
  const known = ids.length ? await em.find(Contact, { customerId: { $in: ids } }) : [];
  const keys = new Set(known.map((one) => `${one.customerId} ${keyOf(one)}`));
  for (const customer of ready) {
    const { existing } = customer;
    const seen = new Set<string>();
    customer.contacts = customer.contacts.filter((contact) => {
      const key = keyOf(contact);
      const isNew = !seen.has(key) && !(existing && keys.has(`${existing.id} ${key}`));
      seen.add(key);
      return isNew;
    });
  }
}

const keyOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  simpleName(`${firstName} ${lastName}`);
