import { sampleMailDomain, type EmployeeRecord } from '@kontor/domain';
import { slug } from '../codes.ts';
import { cyclicAt, randomOf, type Random } from '../random.ts';
import { nameOf } from '../world/people.ts';

const posts = [
  'Accountant',
  'Carpenter',
  'Cost estimator',
  'Customer adviser',
  'Data analyst',
  'Dispatcher',
  'Electrician',
  'Facility manager',
  'Interior designer',
  'Junior developer',
  'Lawyer',
  'Machine operator',
  'Marketing assistant',
  'Office manager',
  'Payroll clerk',
  'Plumber',
  'Project manager',
  'Quality engineer',
  'Senior developer',
  'Storekeeper',
  'Surveyor',
  'Translator',
] as const;
const cities = {
  LT: ['Vilnius', 'Kaunas', 'Klaipėda', 'Šiauliai', 'Panevėžys', 'Alytus', 'Marijampolė', 'Utena'],
  NO: ['Oslo', 'Bergen', 'Trondheim', 'Stavanger', 'Tromsø', 'Drammen', 'Kristiansand', 'Ålesund'],
} as const;
/** The number of employees, of a hundred, with status 1, 2, 3, 4 and 5. */
const ofStatus = [23, 19, 18, 23, 17];

/** Spreads the statuses: next comes the one furthest behind its share. */
function spreadStatuses(): number[] {
  const given = ofStatus.map(() => 0);
  return Array.from({ length: 100 }, (_, index) => {
    const behind = ofStatus.map((share, status) => (share * (index + 1)) / 100 - (given[status] ?? 0));
    const next = behind.indexOf(Math.max(...behind));
    given[next] = (given[next] ?? 0) + 1;
    return next + 1;
  });
}

const two = (value: number): string => String(value).padStart(2, '0');
const cents = (random: Random): string => (random.whole(1_000_000, 2_500_000) / 100).toFixed(2);

/** The hundred rows of the sample data table, the same every time. Age and salary are texts there. */
export const sampleEmployees: readonly EmployeeRecord[] = spreadStatuses().map((status, index) => {
  const random = randomOf(7, index);
  const country = index % 3 === 2 ? 'NO' : 'LT';
  const { first, last } = nameOf(index, country);
  const age = random.whole(19, 66);
  return {
    id: index + 1,
    avatar: '',
    full_name: `${first} ${last}`,
    post: cyclicAt(posts, index * 7 + 3),
    email: `${slug(first)}.${slug(last)}.${index + 1}@${sampleMailDomain}`,
    city: random.pick(cities[country]),
    start_date: `${two(random.whole(1, 12))}/${two(random.whole(1, 28))}/${random.whole(2015, 2025)}`,
    salary: `$${cents(random)}`,
    age: String(age),
    experience: `${random.whole(1, Math.min(20, age - 18))} Years`,
    status,
  };
});
