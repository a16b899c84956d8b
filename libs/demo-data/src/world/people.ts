import type { Language } from '@kontor/domain';
import { slug } from '../codes.ts';
import { cyclicAt, randomOf } from '../random.ts';

export type Person = {
  id: number;
  username: string;
  email: string;
  fullName: string;
  roleKey: 'admin' | 'accountant' | 'employee' | 'client';
  /** Null for colleagues: only sample accounts have a known password. */
  password: string | null;
  language: Language;
  country: 'LT' | 'NO';
  /** Per hour, in euros. */
  hourlyRate: number | null;
  costRate: number | null;
  logsHours: boolean;
  active: boolean;
  /** Invited, without a password yet. */
  invited: boolean;
  isWoman: boolean;
};

export const domainOfFirm = 'fjorneris.example';

const given = {
  LT: 'Tomas Rūta Mantas Eglė Justas Giedrė Paulius Simona Andrius Vaida Domantas Ieva Karolis Monika Žygimantas Jurgita Lukas Agnė Marius Kristina'.split(
    ' ',
  ),
  NO: 'Lars Ingrid Ola Kari Sindre Astrid Håkon Solveig Magnus Silje Øyvind Hanne Eirik Marit Bjørn Tonje Kristian Sigrid Jørgen Åse'.split(
    ' ',
  ),
};
const family = {
  LT: 'Petrauskas Jankauskas Butkus Žukauskas Paulauskas Urbonas Navickas Rimkus Stankus Balčiūnas Vaitkus Šimkus Mažeika Kairys Daukša'.split(
    ' ',
  ),
  NO: 'Hansen Berg Lie Haugen Moen Dahl Bakke Solberg Strand Nygård Sæther Bråten Ødegård Eide Aas'.split(' '),
};
/** Lithuanian family names of unmarried women have their own ending. */
const unmarried: Record<string, string> = {
  Petrauskas: 'Petrauskaitė',
  Jankauskas: 'Jankauskaitė',
  Butkus: 'Butkutė',
  Žukauskas: 'Žukauskaitė',
  Paulauskas: 'Paulauskaitė',
  Urbonas: 'Urbonaitė',
  Navickas: 'Navickaitė',
  Rimkus: 'Rimkutė',
  Stankus: 'Stankutė',
  Balčiūnas: 'Balčiūnaitė',
  Vaitkus: 'Vaitkutė',
  Šimkus: 'Šimkutė',
  Mažeika: 'Mažeikaitė',
  Kairys: 'Kairytė',
  Daukša: 'Daukšaitė',
};

/** The n-th name of a country. */
export function nameOf(n: number, country: 'LT' | 'NO'): { first: string; last: string } {
  const first = cyclicAt(given[country], n);
  const last = cyclicAt(family[country], n * 4 + Math.floor(n / 20) * 7);
  // The given names alternate between men and women.
  return { first, last: country === 'LT' && n % 2 === 1 ? (unmarried[last] ?? last) : last };
}

/** The sample accounts, then colleagues, of whom every fourth is Norwegian. */
export function peopleOf(count: number, seed: number): Person[] {
  const random = randomOf(seed, 11);
  const sample = (id: number, username: string, fullName: string, role: Person['roleKey']): Person => ({
    id,
    username,
    email: `${id === 1 ? 'admin' : role}@demo.com`,
    fullName,
    roleKey: role,
    password: role,
    language: 'en',
    country: 'LT',
    hourlyRate: id === 2 ? null : id === 1 ? 95 : 70,
    costRate: id === 2 ? null : id === 1 ? 42 : 28,
    logsHours: id === 1 || id === 4,
    active: true,
    invited: false,
    isWoman: id === 2 || id === 3,
  });
  const people = [
    sample(1, 'johndoe', 'John Doe', 'admin'),
    sample(2, 'janedoe', 'Jane Doe', 'client'),
    sample(3, 'rasak', 'Rasa Kazlauskaitė', 'accountant'),
    sample(4, 'tomasp', 'Tomas Petrauskas', 'employee'),
  ];
  for (let id = 5; id <= count; id += 1) {
    const country = id % 4 === 0 ? 'NO' : 'LT';
    const n = country === 'NO' ? id / 4 : id - 4;
    const { first, last } = nameOf(n, country);
    const senior = random.whole(0, 4);
    const address = `${slug(first)}.${slug(last)}${id > 60 ? id : ''}`;
    people.push({
      id,
      username: address,
      email: `${address}@${domainOfFirm}`,
      fullName: `${first} ${last}`,
      roleKey: id % 40 === 7 ? 'accountant' : 'employee',
      password: null,
      language: country === 'NO' ? 'no' : 'lt',
      country,
      hourlyRate: (country === 'NO' ? 90 : 60) + senior * 5,
      costRate: (country === 'NO' ? 48 : 22) + senior * 3.5,
      logsHours: id !== 15,
      active: id !== 16,
      invited: id === 15,
      isWoman: n % 2 === 1,
    });
  }
  return people;
}
