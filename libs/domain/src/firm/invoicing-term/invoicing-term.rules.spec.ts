import { expect, it } from '@jest/globals';
import { addDays } from '../../platform/values/dates.ts';
import { deliveredBefore, invoiceBy } from './invoicing-term.rules.ts';

it.each([
  ['LT', 'hours', '2026-03-01', '2026-04-10'],
  ['LT', 'hours', '2026-03-31', '2026-04-10'],
  ['LT', 'costs', '2026-12-31', '2027-01-10'],
  ['NO', 'hours', '2026-01-01', '2026-03-31'],
  ['NO', 'hours', '2026-02-28', '2026-03-31'],
  ['NO', 'hours', '2026-03-01', '2026-05-31'],
  ['NO', 'hours', '2026-11-30', '2027-01-31'],
  ['NO', 'hours', '2026-12-31', '2027-01-31'],
  ['NO', 'costs', '2026-01-31', '2026-02-28'],
  ['NO', 'costs', '2026-12-15', '2027-01-15'],
  ['SE', 'hours', '2026-01-01', null],
] as const)('in %s %s of %s are invoiced by %s', (country, what, day, by) => expect(invoiceBy(country, what, day)).toBe(by));

it.each(['LT', 'NO'])('knows in %s up to which day all hours and costs are to be invoiced by a date', (country) => {
  for (let date = '2026-01-01'; date < '2027-03-01'; date = addDays(date, 1))
    for (const what of ['hours', 'costs'] as const) {
      const last = deliveredBefore(country, what, date);
      if (last === null) throw new Error(`nothing is due by ${date}`);
      expect((invoiceBy(country, what, last) ?? '') <= date).toBe(true);
      expect((invoiceBy(country, what, addDays(last, 1)) ?? '') > date).toBe(true);
    }
  expect(deliveredBefore('SE', 'hours', '2026-01-01')).toBeNull();
});
