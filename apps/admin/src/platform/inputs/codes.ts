import { currencies } from '@kontor/domain';

/** ISO 3166, Lithuania and Norway first. */
export const countryCodes: readonly string[] =
  'LT NO LV EE SE DK FI IS PL DE NL BE LU FR IE GB ES PT IT AT CH LI CZ SK HU SI HR RO BG GR CY MT UA MD RS BA ME MK AL XK TR GE AM AZ KZ IL AE SA QA US CA MX BR AR CL CO AU NZ JP KR CN HK TW SG MY TH VN ID PH IN PK BD LK ZA NG KE EG MA TN'.split(
    ' ',
  );

const first = ['EUR', 'NOK', 'SEK', 'DKK', 'PLN', 'GBP', 'USD', 'CHF'];

/** ISO 4217, nearby currencies first. */
export const currencyCodes = (): string[] => [...first, ...currencies.filter((code) => !first.includes(code))];
