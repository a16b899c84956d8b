import { addDays } from '@kontor/domain';
import {
  iban,
  lithuanianCompanyCode,
  lithuanianVatCode,
  norwegianAccount,
  norwegianOrganisationNumber,
  slug,
} from '../../codes.ts';
import { cyclicAt, randomOf } from '../../random.ts';
import { nameOf } from '../people.ts';
import { lithuanianPlaces, norwegianPlaces } from '../places.ts';
import { classifierId, taxes } from '../reference.ts';
import { baseColumns, type RowOf } from '../tables.ts';

type Line = 'OFFICE' | 'PHONE' | 'SOFT' | 'SUBCON' | 'TRAVEL';
type Home = [name: string, line: Line, country: 'LT' | 'NO', currency?: string];
/** Codes and accounts of companies that do not exist, with valid check digits. */
type Abroad = [name: string, line: Line, country: string, code: string, vat: string | null, account: string, address: string];

const home: readonly Home[] = [
  ['Popieriaus ratas, UAB', 'OFFICE', 'LT'],
  ['Biuro erdvė, UAB', 'OFFICE', 'LT'],
  ['Švarūs langai, MB', 'OFFICE', 'LT'],
  ['Kavos stotelė, UAB', 'OFFICE', 'LT'],
  ['Vakarų ryšys, AB', 'PHONE', 'LT'],
  ['Baltijos duomenų centras, UAB', 'SOFT', 'LT'],
  ['Programų lentyna, UAB', 'SOFT', 'LT'],
  ['Matavimo taškas, UAB', 'SUBCON', 'LT'],
  ['Brėžinių studija, MB', 'SUBCON', 'LT'],
  ['Rūta Vaitkutė', 'SUBCON', 'LT'],
  ['Greitas kelias, UAB', 'TRAVEL', 'LT'],
  ['Senamiesčio svetainė, UAB', 'TRAVEL', 'LT'],
  ['Kontorrekvisita Oslo AS', 'OFFICE', 'NO', 'NOK'],
  ['Fjordlinje Tele AS', 'PHONE', 'NO', 'NOK'],
  ['Måleteknikk Bergen AS', 'SUBCON', 'NO', 'NOK'],
  ['Kari Solberg ENK', 'SUBCON', 'NO', 'NOK'],
  ['Nordreiser AS', 'TRAVEL', 'NO', 'NOK'],
];
const abroad: readonly Abroad[] = [
  [
    'Daugavas tulki, SIA',
    'SUBCON',
    'LV',
    '40203999171',
    'LV40203999171',
    'LV HABA0009990001234',
    'Brīvības iela 55, LV-1010, Rīga',
  ],
  ['Pilvemaja OÜ', 'SOFT', 'EE', '16999885', 'EE102999776', 'EE 2299900012345678', 'Pärnu mnt 12, 10148, Tallinn'],
  ['Kartenwerk GmbH', 'SOFT', 'DE', 'HRB 99887', 'DE399988772', 'DE 999500000012345678', 'Torstraße 88, 10119, Berlin'],
  [
    'Rysunek Plus sp. z o.o.',
    'SUBCON',
    'PL',
    '9998877662',
    'PL9998877662',
    'PL 999010140000071219812874',
    'ul. Długa 7, 31-147, Kraków',
  ],
  [
    'Mätpunkten AB',
    'SUBCON',
    'SE',
    '559999-8878',
    'SE559999887801',
    'SE 99900000058398257466',
    'Sveavägen 40, 111 34, Stockholm',
  ],
  ['Lippu Ohjelmistot Oy', 'SOFT', 'FI', '3999888-3', 'FI39998883', 'FI 99945600000785', 'Mannerheimintie 8, 00100, Helsinki'],
  ['Harbour Cloud Ltd', 'SOFT', 'IE', '998877', 'IE9998877T', 'IE AIBK99115212345678', '3 Custom House Quay, D01 K2F4, Dublin'],
  [
    'Paper Planes Software Inc.',
    'SOFT',
    'US',
    '88-9998877',
    null,
    '999000021-4417002288',
    '500 Market Street, 94105, San Francisco',
  ],
];

export const vendorNames = [...home, ...abroad].map(([name]) => name);

const common = { kind: 'company', phone: null, notes: null, account_changed_at: null, account_changed_by_id: null, active: true };
const domainOf = (name: string): string =>
  `${slug(name.replace(/,? (UAB|MB|AB|AS|ENK|SIA|OÜ|GmbH|Oy|Ltd|Inc\.|sp\. z o\.o\.)$/, ''))}.example`;
const reach = (name: string) => ({ email: `info@${domainOf(name)}`, website: `https://${domainOf(name)}` });
const categoryOf = (line: Line): number => classifierId(4, line);

function homeRow([name, line, country, currency = 'EUR']: Home, n: number, at: string, seed: number): RowOf<'vendor'> {
  const random = randomOf(seed, 22, n);
  const isNorwegian = country === 'NO';
  const isPerson = /^(Rūta Vaitkutė|Kari Solberg ENK)$/.test(name);
  const place = cyclicAt(isNorwegian ? norwegianPlaces : lithuanianPlaces, n);
  const code = isNorwegian ? norwegianOrganisationNumber(n + 600) : lithuanianCompanyCode(n + 600);
  const account = isNorwegian ? norwegianAccount(n + 1) : iban('LT', `99900000${String(77_000_000 + n)}`);
  return {
    ...baseColumns(n + 1, at),
    ...common,
    ...reach(name),
    kind: isPerson ? 'person' : 'company',
    name,
    legal_code: isPerson && !isNorwegian ? null : code,
    vat_code: isPerson ? null : isNorwegian ? `NO${code}MVA` : lithuanianVatCode(n + 600),
    street: `${random.pick(place.streets)} ${random.whole(1, 90)}`,
    city: place.city,
    zip: random.pick(place.zips),
    country,
    currency,
    payment_terms_days: random.pick([7, 10, 14, 14, 30]),
    account,
    category_id: categoryOf(line),
    tax_rate_id: isPerson ? null : isNorwegian ? taxes.reverse.id : taxes.lt21.id,
  };
}

function abroadRow([name, line, country, code, vat, account, address]: Abroad, n: number, at: string): RowOf<'vendor'> {
  const [street = '', zip = '', city = ''] = address.split(', ');
  const [where = '', number] = account.split(' ');
  return {
    ...baseColumns(n + 1, at),
    ...common,
    ...reach(name),
    name,
    legal_code: code,
    vat_code: vat,
    street,
    city,
    zip,
    country,
    currency: { PL: 'PLN', SE: 'SEK', US: 'USD' }[country] ?? 'EUR',
    payment_terms_days: 30,
    account: number ? iban(where, number) : account,
    category_id: categoryOf(line),
    tax_rate_id: taxes.reverse.id,
  };
}

/** The firm's vendors at home, in Norway and elsewhere. One has a new account, one is inactive. */
export function vendorRows(at: string, lastDay: string, seed: number): RowOf<'vendor'>[] {
  const changes: Record<string, Partial<RowOf<'vendor'>>> = {
    'Matavimo taškas, UAB': {
      account_changed_at: `${addDays(lastDay, -12)}T09:20:00Z`,
      account_changed_by_id: 3,
      notes: 'The new account was confirmed by phone, on the number of the contract.',
    },
    'Senamiesčio svetainė, UAB': { active: false },
  };
  return [
    ...home.map((vendor, n) => homeRow(vendor, n, at, seed)),
    ...abroad.map((vendor, n) => abroadRow(vendor, home.length + n, at)),
  ].map((row, n) => ({ ...row, ...changes[vendorNames[n] ?? ''] }));
}

const positions = { LT: ['Pardavimų vadovas (-ė)', 'Vyr. buhalteris (-ė)'], NO: ['Salgssjef', 'Regnskapsansvarlig'] } as const;

/** Contact persons of the vendors at home and in Norway: one or two of each firm, the first of them primary. */
export function vendorContactRows(at: string, seed: number): RowOf<'vendor_contact'>[] {
  return home
    .flatMap(([name, , country], n) => {
      const random = randomOf(seed, 23, n);
      return Array.from({ length: random.whole(1, 2) }, (_, index) => {
        const { first, last } = nameOf(random.whole(0, 9999), country);
        return {
          vendor_id: n + 1,
          first_name: first,
          last_name: last,
          position: cyclicAt(positions[country], index),
          email: `${slug(first)}.${slug(last)}@${domainOf(name)}`,
          phone: country === 'LT' ? `+370 6${random.whole(10, 99)} ${random.whole(10_000, 99_999)}` : null,
          is_primary: index === 0,
        };
      });
    })
    .map((row, index) => ({ ...baseColumns(index + 1, at), ...row }));
}
