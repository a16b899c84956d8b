import type { SameKeys } from '../../platform/i18n/languages.ts';

export const en = {
  dataTable: {
    text: 'A hundred people who do not exist. The export has every row that the search finds.',
    count: '%{smart_count} person |||| %{smart_count} people',
    search: 'Search by name, post, email, age, salary or date',
    name: 'Name',
    post: 'Post',
    email: 'Email',
    city: 'City',
    start: 'Started',
    salary: 'Salary',
    age: 'Age',
    experience: 'Experience',
    years: '%{smart_count} year |||| %{smart_count} years',
    status: 'Status',
    statuses: { 1: 'Current', 2: 'Professional', 3: 'Rejected', 4: 'Resigned', 5: 'Applied' },
  },
};

export const lt: SameKeys<typeof en> = {
  dataTable: {
    text: 'Šimtas išgalvotų žmonių. Eksportuojamos visos rastos eilutės.',
    count: '%{smart_count} žmogus |||| %{smart_count} žmonės |||| %{smart_count} žmonių',
    search: 'Ieškoti pagal vardą, pareigas, el. paštą, amžių, atlyginimą ar datą',
    name: 'Vardas',
    post: 'Pareigos',
    email: 'El. paštas',
    city: 'Miestas',
    start: 'Dirba nuo',
    salary: 'Atlyginimas',
    age: 'Amžius',
    experience: 'Patirtis',
    years: '%{smart_count} metai |||| %{smart_count} metai |||| %{smart_count} metų',
    status: 'Būsena',
    statuses: { 1: 'Dirba', 2: 'Specialistas', 3: 'Atmesta', 4: 'Išėjo', 5: 'Kandidatas' },
  },
};

export const no: SameKeys<typeof en> = {
  dataTable: {
    text: 'Hundre personer som ikke finnes. Eksporten har alle radene som søket finner.',
    count: '%{smart_count} person |||| %{smart_count} personer',
    search: 'Søk etter navn, stilling, e-post, alder, lønn eller dato',
    name: 'Navn',
    post: 'Stilling',
    email: 'E-post',
    city: 'By',
    start: 'Begynte',
    salary: 'Lønn',
    age: 'Alder',
    experience: 'Erfaring',
    years: '%{smart_count} år |||| %{smart_count} år',
    status: 'Status',
    statuses: { 1: 'Ansatt', 2: 'Fagperson', 3: 'Avvist', 4: 'Sluttet', 5: 'Søker' },
  },
};
