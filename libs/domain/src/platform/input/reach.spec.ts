import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Phone, VatCode, Website } from './reach.ts';

class Reach {
  @Phone({ optional: true }) phone?: string | null;
  @Website({ optional: true }) website?: string | null;
}
const problems = (sent: object): string[] =>
  validateSync(plainToInstance(Reach, sent)).flatMap(({ constraints }) => Object.values(constraints ?? {}));

describe('a telephone number', () => {
  it.each(['+370 612 34567', '8 612 34567', '(22) 12-34-56', '22 12 34 56 ext. 4', '112', ' ', null])('may be %p', (phone) =>
    expect(problems({ phone })).toEqual([]),
  );
  it.each(['abc', '12', '+', 'call me 612 34567', '<b>612 34567'])('is not %p', (phone) =>
    expect(problems({ phone })).toEqual(['field.not_a_phone']),
  );
});

describe('the page of a firm', () => {
  it.each(['https://fjord.example/om?a=1', 'www.fjord.example', 'fjord.example', 'http://fjord.example:8080', null])(
    'may be %p',
    (website) => expect(problems({ website })).toEqual([]),
  );
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://fjord.example',
    'abc',
    'fjord .example',
    'mailto:ona@fjord.example',
    'https://a@fjord.example',
  ])('is not %p', (website) => expect(problems({ website })).toEqual(['field.not_an_address']));
});

describe('the VAT code of a firm', () => {
  class Firm {
    country: string;
    @VatCode({ optional: true }) vatCode?: string | null;
  }
  it.each([
    ['LT', '100001919017', 'LT100001919017'],
    ['LT', ' 1000 0191 9017 ', 'LT100001919017'],
    ['LT', '100001919018', '100001919018'],
    ['LT', 'lt 100001919017', 'lt 100001919017'],
    ['NO', '991 825 827', 'NO991825827MVA'],
    ['NO', '991825827MVA', '991825827MVA'],
    ['LV', '40003000000', 'LV40003000000'],
    ['GR', '123456789', 'EL123456789'],
    ['DE', 'ATU12345678', 'ATU12345678'],
    ['US', '123456789', '123456789'],
    ['LT', '', null],
  ])('in %s, %p becomes %p', (country, vatCode, expected) =>
    expect(plainToInstance(Firm, { country, vatCode }).vatCode).toBe(expected),
  );
});
