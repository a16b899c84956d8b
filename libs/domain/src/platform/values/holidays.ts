import { addDays, compareDates, weekday } from './dates.ts';

const holidayCountries = ['LT', 'NO'] as const;
type HolidayCountry = (typeof holidayCountries)[number];
type PublicHoliday = { date: string; key: string };

const fixed = (year: number, key: string, monthDay: string): PublicHoliday => ({ date: `${year}-${monthDay}`, key });
const firstSunday = (year: number, month: string): string => {
  const first = `${year}-${month}-01`;
  return addDays(first, 7 - weekday(first));
};

/** Easter Sunday in the Gregorian calendar (Meeus/Jones/Butcher algorithm). Example: `easterSunday(2026)` is `2026-04-05`. */
export function easterSunday(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const skippedLeaps = century - Math.floor(century / 4);
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + skippedLeaps - moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  return addDays(`${year}-03-22`, epact + toSunday - 7 * late);
}

// Sources. Lithuania: labour code, art. 123. Norway: act on public holidays (lov om helligdager) and act on 1 and 17 May.
const holidays: Record<HolidayCountry, (year: number, easter: string) => PublicHoliday[]> = {
  LT: (year, easter) => [
    fixed(year, 'newYear', '01-01'),
    fixed(year, 'restorationOfState', '02-16'),
    fixed(year, 'restorationOfIndependence', '03-11'),
    { date: easter, key: 'easterSunday' },
    { date: addDays(easter, 1), key: 'easterMonday' },
    fixed(year, 'labourDay', '05-01'),
    { date: firstSunday(year, '05'), key: 'mothersDay' },
    { date: firstSunday(year, '06'), key: 'fathersDay' },
    fixed(year, 'midsummer', '06-24'),
    fixed(year, 'statehoodDay', '07-06'),
    fixed(year, 'assumption', '08-15'),
    fixed(year, 'allSaints', '11-01'),
    // All Souls' Day has been a holiday since 2020.
    ...(year >= 2020 ? [fixed(year, 'allSouls', '11-02')] : []),
    fixed(year, 'christmasEve', '12-24'),
    fixed(year, 'christmasDay', '12-25'),
    fixed(year, 'secondChristmasDay', '12-26'),
  ],
  NO: (year, easter) => [
    fixed(year, 'newYear', '01-01'),
    { date: addDays(easter, -3), key: 'maundyThursday' },
    { date: addDays(easter, -2), key: 'goodFriday' },
    { date: easter, key: 'easterSunday' },
    { date: addDays(easter, 1), key: 'easterMonday' },
    fixed(year, 'labourDay', '05-01'),
    fixed(year, 'constitutionDay', '05-17'),
    { date: addDays(easter, 39), key: 'ascensionDay' },
    { date: addDays(easter, 49), key: 'whitSunday' },
    { date: addDays(easter, 50), key: 'whitMonday' },
    fixed(year, 'christmasDay', '12-25'),
    fixed(year, 'secondChristmasDay', '12-26'),
  ],
};

/**
 * The public holidays of a year in calendar order; two may fall on one day. `key` is the key of a translated name. Example:
 * `publicHolidays('NO', 2026)[1]` is `{ date: '2026-04-02', key: 'maundyThursday' }`.
 */
export function publicHolidays(country: HolidayCountry, year: number): PublicHoliday[] {
  return holidays[country](year, easterSunday(year)).sort((a, b) => compareDates(a.date, b.date));
}

/**
 * The public holidays of a country between two days; none for a country whose holidays are not known. Example:
 * `publicHolidaysBetween('LT', '2026-12-01', '2026-12-31')` has three.
 */
export function publicHolidaysBetween(country: string, from: string, to: string): PublicHoliday[] {
  const known = holidayCountries.find((one) => one === country);
  if (!known) return [];
  const years: PublicHoliday[][] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) years.push(publicHolidays(known, year));
  return years.flat().filter(({ date }) => from <= date && date <= to);
}

/**
 * Number of days from Monday to Friday that are not public holidays, both ends included; 0 when `to` is before `from`. Example:
 * `workingDays('LT', '2026-01-01', '2026-12-31')` is 251, and 253 in Norway.
 */
export function workingDays(country: HolidayCountry, from: string, to: string): number {
  const free = new Set<string>();
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
    for (const { date } of publicHolidays(country, year)) free.add(date);
  }
  let count = 0;
  for (let date = from; date <= to; date = addDays(date, 1)) {
    if (weekday(date) <= 5 && !free.has(date)) count += 1;
  }
  return count;
}

/**
 * The first day from this one on that is neither a weekend nor, where they are known, a public holiday: on others banks pay nothing. Example:
 * `workingDayFrom('LT', '2026-11-28')` is Monday the 30th.
 */
export function workingDayFrom(country: string, from: string): string {
  const isFree = (date: string): boolean => weekday(date) > 5 || publicHolidaysBetween(country, date, date).length > 0;
  let date = from;
  while (isFree(date)) date = addDays(date, 1);
  return date;
}
