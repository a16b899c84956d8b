import { describe, expect, it } from '@jest/globals';
import { validateSync } from 'class-validator';
import {
  Amount,
  CalendarDate,
  Country,
  Currency,
  Decimal,
  Email,
  Flag,
  Id,
  Ids,
  Moment,
  OneOf,
  Part,
  Percent,
  readProblem,
  Text,
  Whole,
  Words,
} from './validators.ts';

/** The codes of the problems with a value, sorted. */
function codesFor(decorate: PropertyDecorator, value: unknown): string[] {
  class Form {
    field: unknown;
  }
  decorate(Form.prototype, 'field');
  const form = new Form();
  form.field = value;
  return validateSync(form)
    .flatMap((error) => Object.values(error.constraints ?? {}))
    .map((text) => readProblem(text).code)
    .sort();
}

describe('valid values', () => {
  it.each<[string, PropertyDecorator, unknown[]]>([
    ['Text', Text(5), ['a', 'ąčęėž', 'a\nb', '😀😀😀😀😀']],
    ['Words', Words(5), ['a', ' a ', '–']],
    ['Amount', Amount(), [0, 0.01, 999_999_999_999.99]],
    ['a negative Amount where it is wanted', Amount({ min: -5 }), [-5]],
    ['Decimal', Decimal(), [0.000001, 999_999_999]],
    ['Percent', Percent(), [0, 100, 33.333]],
    ['Whole', Whole(1, 60), [1, 60]],
    ['Id', Id(), [1, 2_147_483_647]],
    ['Ids', Ids(2), [[], [1, 2]]],
    ['CalendarDate', CalendarDate(), ['2026-11-21', '2028-02-29', '1900-01-01', '2199-12-31']],
    ['Moment', Moment(), ['2026-11-21T08:00:00Z', '2026-11-21T08:00+02:00', '2026-11-21T08:00:00.123456-03:30']],
    ['OneOf', OneOf(['a', 'b']), ['a', 'b']],
    ['Flag', Flag(), [true, false]],
    ['Email', Email(), ['ona@example.com', 'o.n+a@sub.example.lt']],
    ['Currency', Currency(), ['EUR']],
    ['Country', Country(), ['NO']],
    ['what may be left out', Text(5, { optional: true }), [null, undefined]],
  ])('%s', (_name, decorate, values) => expect(values.map((value) => codesFor(decorate, value))).toEqual(values.map(() => [])));
});

describe('invalid values', () => {
  it.each<[string, PropertyDecorator, unknown, string]>([
    ['Text', Text(5), 'abcdef', 'field.too_long'],
    ['Text', Text(5), 5, 'field.not_text'],
    ['Words', Words(5), ' \n ', 'field.required'],
    ['Words', Words(5), 'abcdef', 'field.too_long'],
    ['Part', Part(), [{}], 'error.invalid'],
    ['Part', Part(), 'x', 'error.invalid'],
    ['Part', Part(), null, 'field.required'],
    ['Text', Text(5), 'a\u0000b', 'field.bad_characters'],
    ['Text', Text(5), '', 'field.required'],
    ['Text', Text(5), null, 'field.required'],
    ['Amount', Amount(), 0.001, 'field.not_a_number'],
    ['Amount', Amount(), '5', 'field.not_a_number'],
    ['Amount', Amount(), NaN, 'field.not_a_number'],
    ['Amount', Amount(), -0.01, 'field.too_small'],
    ['Amount', Amount(), 1_000_000_000_000, 'field.too_large'],
    ['Amount', Amount({ code: 'document.enter_amount' }), null, 'document.enter_amount'],
    ['Amount', Amount({ code: 'document.enter_amount' }), 1.005, 'field.not_a_number'],
    ['Decimal', Decimal(), 0.0000001, 'field.not_a_number'],
    ['Decimal', Decimal(), 1e300, 'field.too_large'],
    ['Percent', Percent(), 100.001, 'field.too_large'],
    ['Whole', Whole(1, 60), 1.5, 'field.not_whole'],
    ['Whole', Whole(1, 60), 0, 'field.too_small'],
    ['Id', Id(), 2_147_483_648, 'field.too_large'],
    ['Ids', Ids(2), [1, 2, 3], 'field.too_many'],
    ['Ids', Ids(2), [1, 1], 'field.repeated'],
    ['Ids', Ids(2), ['1'], 'field.not_whole'],
    ['Ids', Ids(2), 1, 'field.not_a_list'],
    ['CalendarDate', CalendarDate(), '2026-02-29', 'field.not_a_date'],
    ['CalendarDate', CalendarDate(), '2026-04-31', 'field.not_a_date'],
    ['CalendarDate', CalendarDate(), '2026-11-21T00:00:00Z', 'field.not_a_date'],
    ['CalendarDate', CalendarDate(), 20_261_121, 'field.not_a_date'],
    ['Moment', Moment(), '2026-11-21', 'field.not_a_moment'],
    ['Moment', Moment(), '2026-11-21T08:00:00', 'field.not_a_moment'],
    ['Moment', Moment(), '2026-13-45T99:99:00Z', 'field.not_a_moment'],
    ['Moment', Moment(), '2026-02-30T08:00:00Z', 'field.not_a_moment'],
    ['Moment', Moment(), 1, 'field.not_a_moment'],
    ['OneOf', OneOf(['a', 'b']), 'c', 'field.not_one_of'],
    ['Flag', Flag(), 'true', 'field.not_a_flag'],
    ['Email', Email(), 'ona', 'field.not_an_email'],
    ['Currency', Currency(), 'eur', 'field.not_a_currency'],
    ['Currency', Currency(), 'ZZZ', 'field.not_a_currency'],
    ['Currency', Currency(), 'XXX', 'field.not_a_currency'],
    ['Currency', Currency({ optional: true }), 'XAU', 'field.not_a_currency'],
    ['Country', Country(), 'NOR', 'field.not_a_country'],
    ['Country', Country(), 'XX', 'field.not_a_country'],
    ['Country', Country(), 'UK', 'field.not_a_country'],
  ])('%s (%#)', (_name, decorate, value, code) => expect(codesFor(decorate, value)).toContain(code));

  it('sends its bounds with the code', () => {
    expect(readProblem('field.too_long {"max":200}')).toEqual({ code: 'field.too_long', params: { max: 200 } });
    expect(readProblem('field.required')).toEqual({ code: 'field.required' });
  });
});
