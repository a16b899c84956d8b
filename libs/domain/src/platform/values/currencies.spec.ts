import { currencies, isCurrency } from './currencies.ts';

describe('isCurrency', () => {
  it.each(['EUR', 'NOK', 'SEK', 'DKK', 'PLN', 'GBP', 'USD', 'CHF', 'ISK', 'JPY', 'XAF', 'XCG', 'XOF', 'ZWG'])(
    'knows %s',
    (code) => expect(isCurrency(code)).toBe(true),
  );

  it.each([
    ['no currency', 'XXX'],
    ['a code for tests', 'XTS'],
    ['gold', 'XAU'],
    ['silver', 'XAG'],
    ['special drawing rights', 'XDR'],
    ['a fund', 'CLF'],
    ['a unit of account', 'XUA'],
    ['one that ended long ago', 'DEM'],
    ['the litas', 'LTL'],
    ['small letters', 'eur'],
    ['a word', 'toString'],
    ['nothing', ''],
    ['null', null],
    ['a number', 978],
  ])('refuses %s', (_what, code) => expect(isCurrency(code)).toBe(false));

  it('lists each once, by the alphabet', () => expect([...new Set(currencies)].sort()).toEqual(currencies));
});
