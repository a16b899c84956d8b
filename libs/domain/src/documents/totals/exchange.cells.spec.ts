import { describe, expect, it } from '@jest/globals';
import { readCells } from '../../platform/imports/read-cells.ts';
import { exchangeNames, exchangeNumbers, readRate } from './exchange.cells.ts';

/** The rate of a row in kroner for a firm in euros, and the codes of its problems. */
function read(headings: string, cells: string, currency = 'NOK') {
  const { rows } = readCells(
    { content: `No;${headings}\n1;${cells}`, dateFormat: 'auto' },
    { no: ['no'], ...exchangeNames },
    { numbers: exchangeNumbers, required: [] },
  );
  const [row] = rows;
  if (!row) throw new Error('no row');
  const rate = readRate(row, currency, 'EUR');
  return [
    rate && [rate.exchangeRate, rate.exchangeRateInverted ? 'per euro' : 'in euros'],
    ...row.problems.map(({ code }) => code),
  ];
}

describe('the exchange rate of a row', () => {
  it.each([
    ['1 EUR = 11.7354 NOK', [11.7354, 'per euro']],
    ['1 eur=11,7354 nok', [11.7354, 'per euro']],
    ['1 NOK = 0.0852 EUR', [0.0852, 'in euros']],
    ['100 NOK = 8.52 EUR', [0.0852, 'in euros']],
    ['', null],
  ])('of the cell "%s" is %j', (cell, rate) => expect(read('Exchange rate', cell)).toEqual([rate]));

  it.each(['11.7354', '0,0852', 'NOK 11.7354', '1 EUR = 1.08 USD', '1 SEK = 0.98 NOK', 'EUR/NOK 11.7354'])(
    'is not guessed from "%s"',
    (cell) => expect(read('Kursas', cell)).toEqual([null, 'import.rate_direction']),
  );

  it('follows from the column', () => {
    expect(read('Rate per base unit', '11.7354')).toEqual([[11.7354, 'per euro']]);
    expect(read('Kurs i basisvaluta', '0,0852')).toEqual([[0.0852, 'in euros']]);
    expect(read('Rate;Rate per base unit', '11.7354;11.7354')).toEqual([[11.7354, 'per euro']]);
  });

  it('is refused where two columns differ, and not for the rounding of a reciprocal', () => {
    expect(read('Rate per base unit;Rate in base currency', '11.7354;0.0852')).toEqual([[11.7354, 'per euro']]);
    expect(read('Rate per base unit;Rate in base currency', '11.7354;11.7354')).toEqual([
      [11.7354, 'per euro'],
      'import.rates_differ',
    ]);
    expect(read('Rate;Rate per base unit', '1 EUR = 11.5 NOK;11.7354')).toEqual([[11.7354, 'per euro'], 'import.rates_differ']);
  });

  it('of the own currency is not read', () => expect(read('Rate', '11.7354', 'EUR')).toEqual([null]));
});
