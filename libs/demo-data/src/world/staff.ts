import { addDays, addMonths } from '@kontor/domain';
import { iban, lithuanianPersonalCode, norwegianAccount, norwegianIdentityNumber } from '../codes.ts';
import { randomOf, type Random } from '../random.ts';
import { nameOf, type Person } from './people.ts';
import { lithuanianPlaces, norwegianPlaces } from './places.ts';
import { classifierId } from './reference.ts';
import { baseColumns, type RowOf } from './tables.ts';

const two = (n: number): string => String(n).padStart(2, '0');

const phoneOf = ({ country }: Person, random: Random): string => {
  const digits = (count: number): string => Array.from({ length: count }, () => random.whole(0, 9)).join('');
  return country === 'NO' ? `+47 9${digits(2)} ${digits(2)} ${digits(3)}` : `+370 6${digits(2)} ${digits(5)}`;
};

const birthday = (random: Random): string => `${random.whole(68, 99)}${two(random.whole(1, 12))}${two(random.whole(1, 28))}`;

/** The emergency contact: another given name of the same country. */
const relativeOf = ({ id, country, isWoman }: Person): string => {
  const { first, last } = nameOf(id * 2 + (isWoman ? 0 : 1), country);
  return `${first} ${last}`;
};

/** A Client has an account but is not on the staff. */
export function personRow(person: Person, at: string, today: string, seed: number): RowOf<'user_account'> {
  const { id, country, fullName, isWoman } = person;
  const random = randomOf(seed, 13, id);
  const place = random.pick(country === 'NO' ? norwegianPlaces : lithuanianPlaces);
  const day = birthday(random);
  const clothes = random.pick(isWoman ? ['XS', 'S', 'M', 'L'] : ['M', 'L', 'XL', 'XXL']);
  const isStaff = person.roleKey !== 'client';
  const mine = <T>(value: T): T | null => (isStaff ? value : null);
  const house = random.whole(2, 90);
  return {
    ...baseColumns(id, at),
    username: person.username,
    email: person.email,
    email_confirmed_at: person.invited || id === 9 ? null : at,
    full_name: fullName,
    display_name: fullName,
    role_key: person.roleKey,
    password: person.password,
    language: person.language,
    active: person.active,
    first_name: fullName.replace(/ \S+$/, ''),
    last_name: /\S+$/.exec(fullName)?.[0] ?? '',
    invited_at: person.invited ? `${addDays(today, -3)}T09:30:00Z` : null,
    phone: mine(phoneOf(person, random)),
    personal_id: mine(country === 'NO' ? norwegianIdentityNumber(day, isWoman) : lithuanianPersonalCode(day, isWoman)),
    emergency_name: mine(relativeOf(person)),
    emergency_phone: mine(phoneOf(person, random)),
    living_address: id % 7 === 3 ? `${random.pick(place.streets)} ${random.whole(2, 60)}, ${place.city}` : null,
    street: mine(`${random.pick(place.streets)} ${country === 'NO' ? house : `${house}-${random.whole(1, 40)}`}`),
    city: mine(place.city),
    zip_code: mine(random.pick(place.zips)),
    country: mine(country),
    manager_id: id === 1 ? null : mine(1),
    jacket_size_id: mine(classifierId(2, clothes)),
    pant_size_id: mine(classifierId(2, clothes)),
    shoe_size_id: mine(classifierId(2, `EU${isWoman ? random.whole(36, 41) : random.whole(41, 47)}`)),
    bank_account: mine(
      country === 'NO' ? iban('NO', norwegianAccount(id)) : iban('LT', `99900${String(id * 7_919).padStart(11, '0')}`),
    ),
  };
}

/** Everybody's rates since they were hired; every third had a rise before the demo's hours begin, every fifth has one coming. */
export function rateRows(people: readonly Person[], begin: string, today: string): RowOf<'user_rate'>[] {
  const [rise, next] = [`${begin.slice(0, 4)}-01-01`, `${Number(today.slice(0, 4)) + 1}-01-01`];
  const rates = people.flatMap(({ id, hourlyRate, costRate }) => {
    if (hourlyRate === null || costRate === null) return [];
    const came = `${2019 + (id % 5)}-${two((id % 12) + 1)}-01`;
    const rate = (from: string, more: number) => ({ id, from, hourlyRate: hourlyRate + more * 5, costRate: costRate + more * 2 });
    return [...(id % 3 === 0 ? [rate(came, -1), rate(rise, 0)] : [rate(came, 0)]), ...(id % 5 === 4 ? [rate(next, 1)] : [])];
  });
  return rates.map((rate, at) => ({
    ...baseColumns(at + 1, begin),
    user_id: rate.id,
    valid_from: rate.from,
    hourly_rate: rate.hourlyRate,
    cost_rate: rate.costRate,
  }));
}

const papers = {
  CONTRACT: { lt: 'Darbo sutartis', no: 'Arbeidsavtale', en: 'Employment contract' },
  SAFETY: { lt: 'Saugos pažymėjimas', no: 'HMS-kort', en: 'Safety certificate' },
  LICENCE: { lt: 'Vairuotojo pažymėjimas', no: 'Førerkort', en: 'Driving licence' },
};

/** Contracts of the sample employee and the first colleagues; certificates that are valid, expire soon or have expired. */
export function documentRows(people: readonly Person[], begin: string, today: string): RowOf<'user_document'>[] {
  const staff = people.filter(({ id, roleKey }) => id > 2 && id <= 12 && roleKey !== 'client');
  const documents = staff.flatMap((person, at) => {
    const paper = (code: keyof typeof papers, until: string | null) => ({ person, code, until });
    const safety = [addDays(today, 21), addDays(today, -12), addMonths(today, 14)][at % 3] ?? null;
    return [
      paper('CONTRACT', null),
      ...(at % 3 === 2 ? [] : [paper('SAFETY', safety)]),
      ...(at % 4 === 1 ? [paper('LICENCE', addMonths(today, 50))] : []),
    ];
  });
  return documents.map(({ person, code, until }, at) => ({
    ...baseColumns(at + 1, begin),
    user_id: person.id,
    category_id: classifierId(1, code),
    valid_until: until,
    name: `${papers[code][person.language]} ${person.fullName}.pdf`,
    mime_type: 'application/pdf',
    created_by_id: 1,
    text: `${papers[code].en}\n${person.fullName}\n${until ? `Valid until ${until}` : 'Valid without end'}`,
  }));
}
