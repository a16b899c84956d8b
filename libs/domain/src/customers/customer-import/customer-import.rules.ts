import { chosenWord, filled } from '../../platform/imports/cell-values.ts';
import { readCells, type ImportCells, type ImportFile } from '../../platform/imports/read-cells.ts';
import type { ImportInput } from '../../platform/imports/import.input.ts';
import { simpleName } from '../../platform/imports/simple-name.ts';
import { activeWords } from '../../platform/imports/yes-no.ts';
import { countryNamed } from '../../platform/values/country-names.ts';
import { languages, type Language } from '../../platform/language/languages.ts';
import { plainCode } from '../../firm/party/alike.rules.ts';
import { partyKindNamed } from '../../firm/party/party.headings.ts';
import { customerImportNames, type CustomerImportField } from './customer-import.columns.ts';

type Cells = ImportCells<CustomerImportField>;
type Values = Record<string, string | number | boolean>;

/** One row: the filled cells about the customer and about a contact person. */
export type ReadCustomerRow = { cells: Cells; customer: Values; contact: Values | null };
/** A customer with all its rows; the first row has most of the fields. */
export type ReadCustomer = { rows: ReadCustomerRow[]; customer: Values };

export type ReadCustomers = Omit<ImportFile<CustomerImportField>, 'rows'> & { customers: ReadCustomer[] };

const texts = [
  ...['name', 'legalCode', 'vatCode', 'email', 'phone', 'website', 'street', 'city', 'zip'],
  ...['shippingStreet', 'shippingCity', 'shippingZip', 'buyerReference', 'notes'],
] as const;
const countries = ['country', 'shippingCountry'] as const;
const numbers = ['paymentTermsDays', 'hourlyRate', 'discountPercent'] as const;

const spoken: Record<string, Language> = {
  english: 'en',
  anglų: 'en',
  engelsk: 'en',
  lithuanian: 'lt',
  lietuvių: 'lt',
  litauisk: 'lt',
  norwegian: 'no',
  norvegų: 'no',
  norsk: 'no',
  nb: 'no',
};

function customerIn(cells: Cells): Values {
  const language = chosenWord(cells, 'language', (text) => {
    const word = text.toLowerCase();
    return languages.find((one) => one === word) ?? spoken[word];
  });
  return filled({
    ...Object.fromEntries(texts.map((field) => [field, cells.text(field)])),
    ...Object.fromEntries(countries.map((field) => [field, chosenWord(cells, field, countryNamed)])),
    ...Object.fromEntries(numbers.map((field) => [field, cells.number(field)])),
    kind: chosenWord(cells, 'kind', partyKindNamed),
    currency: cells.text('currency')?.toUpperCase(),
    language,
    active: cells.yesNo('active', activeWords),
  });
}

/** A name in one cell ends with the family name, unless a comma says that it comes first. */
function contactIn(cells: Cells): Values | null {
  const whole = cells.text('contactName') ?? '';
  const [family, given] = whole.includes(',') ? whole.split(',', 2).map((part) => part.trim()) : [];
  const words = whole.split(/\s+/).filter(Boolean);
  const firstName = cells.text('contactFirstName') ?? given ?? (words.length > 1 ? words.slice(0, -1).join(' ') : undefined);
  const lastName = cells.text('contactLastName') ?? family ?? words.at(-1);
  const isPart = Boolean(firstName) !== Boolean(lastName);
  if (isPart && whole) cells.complain('contactName', 'import.whole_name');
  const contact = filled({
    firstName,
    lastName,
    position: cells.text('contactPosition'),
    email: cells.text('contactEmail'),
    phone: cells.text('contactPhone'),
  });
  return Object.keys(contact).length ? contact : null;
}

/** Rows of one customer have its code, its VAT code or, where a row has no code, its name. */
function keysOf({ legalCode, vatCode, name }: Values): string[] {
  return [
    ...(legalCode ? [`code ${plainCode(String(legalCode))}`] : []),
    ...(vatCode ? [`vat ${plainCode(String(vatCode))}`] : []),
    ...(name ? [`name ${simpleName(String(name))}`] : []),
  ];
}

/** Two rows with different codes, or of two countries, are two customers, whatever their names. */
const differ = (one: Values, other: Values): boolean =>
  (['legalCode', 'vatCode', 'country'] as const).some(
    (field) => one[field] && other[field] && plainCode(String(one[field])) !== plainCode(String(other[field])),
  );

const alike = (field: string, one: Values[string], other: Values[string]): boolean =>
  field === 'name'
    ? simpleName(String(one)) === simpleName(String(other))
    : field.endsWith('Code')
      ? plainCode(String(one)) === plainCode(String(other))
      : one === other;

/** A further row brings a contact person or fills in what was left out. Otherwise it would be lost unsaid, and says so. */
function assertMore({ rows: [first], customer }: ReadCustomer, { cells, customer: more, contact }: ReadCustomerRow): void {
  const row = first?.cells.row ?? 0;
  const filledBefore = Object.keys(more).filter((field) => customer[field] !== undefined);
  const others = filledBefore.filter((field) => !alike(field, more[field] ?? '', customer[field] ?? ''));
  for (const field of others) cells.complain(field as CustomerImportField, 'import.differs', { row });
  if (!others.length && !contact && filledBefore.length === Object.keys(more).length)
    cells.complain('name', 'import.repeated', { row });
}

/**
 * Reads a file of customers with their contact persons: a row for each contact person, or several rows for one customer. What a later
 * row says of a customer fills in what the earlier ones left out. Throws as `readCells` does.
 */
export function readCustomers(input: ImportInput): ReadCustomers {
  const { rows, ...file } = readCells(input, customerImportNames, {
    numbers: ['paymentTermsDays'],
    money: ['hourlyRate'],
    percents: ['discountPercent'],
    required: ['name'],
  });
  const customers: ReadCustomer[] = [];
  const byKey = new Map<string, ReadCustomer>();
  for (const cells of rows) {
    const row = { cells, customer: customerIn(cells), contact: contactIn(cells) };
    const keys = keysOf(row.customer);
    const known = keys.map((key) => byKey.get(key)).find((one) => one && !differ(one.customer, row.customer));
    if (!known && !row.customer['name'] && file.columns.some(({ field, index }) => field === 'name' && index !== null))
      cells.complain('name', 'field.required');
    const group = known ?? { rows: [], customer: {} };
    if (!known) customers.push(group);
    if (known) assertMore(known, row);
    group.rows.push(row);
    group.customer = { ...row.customer, ...group.customer };
    for (const key of keysOf(group.customer)) if (!byKey.has(key)) byKey.set(key, group);
  }
  return { ...file, customers };
}
