import type { Language } from '@kontor/domain';
import { lithuanianCompanyCode, lithuanianVatCode, norwegianOrganisationNumber, slug } from '../../codes.ts';
import { cyclicAt, randomOf } from '../../random.ts';
import { companyOf } from './companies.ts';
import { nameOf } from '../people.ts';
import { lithuanianPlaces, norwegianPlaces } from '../places.ts';
import { baseColumns, type RowOf } from '../tables.ts';

/** Whether invoices to this customer bear Lithuanian tax or reverse charge (a business in Norway). */
type TaxRegime = 'lithuanian' | 'reverse';
export type Customer = {
  id: number;
  country: 'LT' | 'NO';
  isPerson: boolean;
  name: string;
  currency: 'EUR' | 'NOK';
  language: Language;
  regime: TaxRegime;
  termsDays: number;
  hourlyRate: number;
  discountPercent: number | null;
  /** Days between due date and payment; negative is early. */
  delay: number;
  contactId: number;
  contactName: string;
  row: RowOf<'customer'>;
};

const phoneOf = (country: string, random: { whole: (from: number, to: number) => number }): string =>
  country === 'LT'
    ? `+370 6${random.whole(10, 99)} ${random.whole(10_000, 99_999)}`
    : `+47 ${cyclicAt(['4', '9'], random.whole(0, 1))}${random.whole(10, 99)} ${random.whole(10, 99)} ${random.whole(100, 999)}`;

/** The n-th customer, from 0, with its contact persons, the primary one first. */
export function customerOf(
  n: number,
  firstContactId: number,
  seed: number,
  at: string,
): { customer: Customer; contacts: RowOf<'contact'>[] } {
  const random = randomOf(seed, 21, n);
  const { name, country, kind } = companyOf(n);
  const isPerson = kind === 'person';
  const isSister = n === 39;
  const isNorwegian = country === 'NO';
  const places = isNorwegian ? norwegianPlaces : lithuanianPlaces;
  // A firm named after a town is located there.
  const place = places.find(({ city }) => name.startsWith(city.slice(0, 4))) ?? cyclicAt(places, random.whole(0, 99));
  const code = isNorwegian ? norwegianOrganisationNumber(n) : lithuanianCompanyCode(n);
  const regime: TaxRegime = isNorwegian ? 'reverse' : 'lithuanian';
  const currency = isNorwegian && !isSister && random.chance(85) ? 'NOK' : 'EUR';
  const language: Language = isSister || random.chance(12) ? 'en' : isNorwegian ? 'no' : 'lt';
  const address = slug(name.replace(/,? (UAB|MB|AB|VšĮ|AS|ASA|ENK)$/, ''));
  const domain = `${address}${n >= 40 ? n + 1 : ''}.example`;
  const isVatPayer = isNorwegian || (!isPerson && random.chance(92));
  const hourlyRate = currency === 'NOK' ? random.whole(19, 27) * 50 : random.whole(11, 18) * 5;
  const discountPercent = random.chance(15) ? random.pick([3, 5, 7.5, 10]) : null;
  const termsDays = isPerson ? 7 : random.pick([14, 14, 14, 21, 30, 30, 45]);

  let contactName = '';
  const contacts = Array.from({ length: isPerson ? 1 : random.whole(1, 3) }, (_, index): RowOf<'contact'> => {
    const made = nameOf(random.whole(0, 9999), country);
    const [first = '', last = ''] = isPerson ? name.replace(/ ENK$/, '').split(' ') : [made.first, made.last];
    if (index === 0) contactName = `${first} ${last}`;
    const positions = {
      en: ['Head of projects', 'Bookkeeper', 'Manager'],
      lt: ['Projektų vadovas (-ė)', 'Vyr. buhalteris (-ė)', 'Direktorius (-ė)'],
      no: ['Prosjektleder', 'Regnskapsansvarlig', 'Daglig leder'],
    };
    return {
      ...baseColumns(firstContactId + index, at),
      customer_id: n + 1,
      first_name: first,
      last_name: last,
      position: isPerson ? null : cyclicAt(positions[language], index),
      email: `${slug(first)}.${slug(last)}@${domain}`,
      phone: phoneOf(country, random),
      is_primary: index === 0,
      // The bookkeeper is the second.
      gets_invoices: index === 1,
      gets_reminders: index === 1,
    };
  });
  const customer: Customer = {
    id: n + 1,
    country,
    isPerson,
    name,
    currency,
    language,
    regime,
    termsDays,
    hourlyRate,
    discountPercent,
    delay: random.pick([-6, -3, -1, 0, 1, 2, 4, 7, 11, 16, 24, 40]),
    contactId: firstContactId,
    contactName,
    row: {
      ...baseColumns(n + 1, at),
      kind,
      name,
      legal_code: isPerson && !isNorwegian ? null : code,
      vat_code: !isVatPayer ? null : isNorwegian ? `NO${code}MVA` : lithuanianVatCode(n),
      email: isPerson ? (contacts[0]?.email ?? null) : `${cyclicAt(['info', isNorwegian ? 'post' : 'biuras'], n)}@${domain}`,
      phone: phoneOf(country, random),
      website: isPerson ? null : `https://${domain}`,
      street: isNorwegian
        ? `${random.pick(place.streets)} ${random.whole(1, 90)}`
        : `${random.pick(place.streets)} ${random.whole(1, 120)}${random.pick(['', '', 'A', '-3'])}`,
      city: place.city,
      zip: random.pick(place.zips),
      country,
      currency,
      language,
      payment_terms_days: termsDays,
      tax_treatment: isNorwegian ? 'export' : 'domestic',
      hourly_rate: hourlyRate,
      discount_percent: discountPercent,
      buyer_reference: isNorwegian && !isPerson ? `REF-${1000 + n}` : null,
      notes: null,
      active: n % 40 !== 33,
    },
  };
  return { customer, contacts };
}
