// An example for a schema: believable values by the names of the fields, so that the same word has the same example everywhere.
import type { Schema } from './schemas.ts';

const byName: Record<string, unknown> = {
  id: 42,
  version: 3,
  name: 'UAB Ąžuolo namai',
  customerName: 'UAB Ąžuolo namai',
  projectName: 'Website renewal',
  userName: 'Jonas Petraitis',
  fullName: 'Jonas Petraitis',
  displayName: 'Jonas',
  firstName: 'Rasa',
  lastName: 'Kazlauskienė',
  username: 'jonas',
  email: 'rasa@example.com',
  to: 'rasa@example.com',
  phone: '+370 612 34567',
  street: 'Gedimino pr. 1',
  city: 'Vilnius',
  zip: 'LT-01103',
  country: 'LT',
  shippingCountry: 'LT',
  currency: 'EUR',
  baseCurrency: 'EUR',
  language: 'lt',
  timeZone: 'Europe/Vilnius',
  legalCode: '304567894',
  vatCode: 'LT100004801610',
  iban: 'LT121000011101001000',
  bic: 'AGBLLT2X',
  bankName: 'Bankas',
  number: 'INV-2026-0042',
  invoiceNumber: 'INV-2026-0042',
  referenceNumber: 'PO-7781',
  paymentReference: 'RF06KON20260001',
  pattern: 'INV-{YYYY}-{0000}',
  preview: 'INV-2026-0042',
  year: 2026,
  first: 'INV-2026-0001',
  last: 'INV-2026-0041',
  issuedCount: 41,
  annulledCount: 1,
  earlierDateCount: 0,
  missingCount: 0,
  unknownCount: 0,
  quantity: 2.5,
  unit: 'HUR',
  unitPrice: 85,
  sellingPrice: 85,
  hourlyRate: 85,
  taxPercent: 21,
  percent: 21,
  net: 212.5,
  subtotal: 212.5,
  tax: 44.63,
  total: 257.13,
  balance: 257.13,
  amount: 257.13,
  base: 212.5,
  exchangeRate: 1,
  minutes: 90,
  note: 'Checked the new booking form',
  description: 'Development, week 47',
  password: 'a long sentence that only you know',
  accessToken: 'eyJhbGciOiJIUzI1NiJ9…',
  refreshToken: 'q8Zk3v1f…',
  requestId: '7986a5d1-ad04-44bc-b0af-80c7b5778f2f',
};

/** Follows references at most a few levels, so that a record that holds itself comes to an end. */
export function exampleOf(schema: Schema | undefined, all: Record<string, Schema>, name = '', depth = 0): unknown {
  if (!schema || depth > 6) return null;
  if (schema.$ref) return exampleOf(all[schema.$ref.replace('#/components/schemas/', '')], all, name, depth + 1);
  if ('const' in schema) return schema['const'];
  const choices = schema['enum'];
  if (Array.isArray(choices)) return (choices as unknown[])[0];
  const either = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined;
  if (either)
    return exampleOf(
      either.find((one) => one.type !== 'null'),
      all,
      name,
      depth,
    );
  if (name in byName && typeof byName[name] === typeIn(schema)) return byName[name];
  switch (typeIn(schema)) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, exampleOf(inner, all, key, depth + 1)]),
      );
    case 'array':
      return schema.items ? [exampleOf(schema.items, all, name.replace(/s$/, ''), depth + 1)] : [];
    case 'number':
      return numberFor(name, schema);
    case 'boolean':
      return name !== 'active' ? false : true;
    case 'string':
      return textFor(name);
    default:
      return null;
  }
}

function typeIn(schema: Schema): string {
  const types = [schema.type ?? 'object'].flat();
  const found = types.find((one) => one !== 'null') ?? 'null';
  return found === 'integer' ? 'number' : found;
}

const numberFor = (name: string, schema: Schema): number =>
  name.endsWith('Id') ? 7 : name.endsWith('Minutes') ? 480 : Number(schema['minimum'] ?? 1);

function textFor(name: string): string {
  if (name.endsWith('At')) return '2026-11-21T09:30:00.000Z';
  if (name.endsWith('Date') || name === 'date' || /^(valid|service)(From|To)$/.test(name)) return '2026-11-21';
  return name.endsWith('Country') ? 'LT' : 'text';
}
