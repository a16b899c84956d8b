import { demoUserCount, type DemoUserRecord } from '@kontor/domain';
import { slug } from '../codes.ts';
import { cyclicAt } from '../random.ts';
import { nameOf } from '../world/people.ts';
import { deal } from './deal.ts';
import { face } from './pictures.ts';

const companies =
  'Amber Coast Tours|Birch & Daughters|Blue Crane Logistics|Fjordlys Energi|Gintaras Glass|Hill Street Dental|Kaunas Cold Store|Lilleby Bakeri|Marsh Harbour Boats|Northline Rail Parts|Old Mill Papers|Pine Hollow Camps|Rye and Honey|Salt Road Trading|Tall Ship Studio|Vilnia Brewing'.split(
    '|',
  );
const countries = ['Lithuania', 'Norway', 'Latvia', 'Sweden', 'Estonia', 'Denmark', 'Finland', 'Poland'];

/** Fifty people, the same every time. */
export function sampleDemoUsers(): DemoUserRecord[] {
  const roles = deal({ subscriber: 12, maintainer: 12, admin: 11, editor: 8, author: 7 }, 7);
  const plans = deal({ team: 20, basic: 10, company: 10, enterprise: 10 }, 13);
  const statuses = deal({ active: 18, pending: 18, inactive: 14 }, 17);
  return Array.from({ length: demoUserCount }, (_, n): DemoUserRecord => {
    const { first, last } = nameOf(n + 40, n % 3 === 1 ? 'NO' : 'LT');
    const fullName = `${first} ${last}`;
    const username = `${slug(first)}${n + 1}`;
    const company = cyclicAt(companies, n * 5);
    return {
      id: n + 1,
      fullName,
      company,
      role: cyclicAt(roles, n),
      username,
      country: cyclicAt(countries, n * 3),
      contact: `(${400 + ((n * 37) % 500)}) 555-${String(100 + n).padStart(4, '0')}`,
      email: `${username}@${slug(company)}.example`,
      currentPlan: cyclicAt(plans, n),
      status: cyclicAt(statuses, n),
      avatar: n % 4 === 3 ? '' : face(fullName),
    };
  });
}
