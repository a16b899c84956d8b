import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import * as domain from '../../index.ts';
import { readInput } from '../../platform/input/read-input.ts';

type InputClass = new () => object;
const fieldsOf = (input: InputClass): string[] =>
  getMetadataStorage()
    .getTargetValidationMetadatas(input, '', false, false)
    .map(({ propertyName }) => propertyName);
/** Every input that takes an exchange rate, by its name. */
const inputs = Object.entries(domain).filter(
  (entry): entry is [string, InputClass] =>
    typeof entry[1] === 'function' && fieldsOf(entry[1] as InputClass).some((field) => /exchange|kurs/i.test(field)),
);
const problemOf = async (input: InputClass, body: object) =>
  (await readInput(input, { currency: 'NOK', ...body })).fields?.['exchangeRateInverted'];

describe('an input with an exchange rate', () => {
  it('is any document, payment, expense and opening entry', () =>
    expect(inputs.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        ...['InvoiceInput', 'EstimateInput', 'RetainerInvoiceInput', 'RecurringInvoiceInput', 'BillInput', 'RecurringBillInput'],
        ...[
          'VendorCreditNoteInput',
          'ExpenseInput',
          'PaymentInput',
          'VendorPaymentInput',
          'OpeningInvoiceInput',
          'OpeningBillInput',
        ],
      ]),
    ));

  describe.each(inputs)('%s', (_, input) => {
    it.each([undefined, null])('is refused with the direction %s', async (exchangeRateInverted) =>
      expect(await problemOf(input, { exchangeRate: 11.7354, exchangeRateInverted })).toEqual({
        code: 'document.enter_rate_direction',
      }),
    );
    it.each([true, false])('takes the direction %s', async (exchangeRateInverted) =>
      expect(await problemOf(input, { exchangeRate: 11.7354, exchangeRateInverted })).toBeUndefined(),
    );
    it.each([{ exchangeRate: 1 }, {}])('takes %j, which is the same both ways', async (body) =>
      expect(await problemOf(input, body)).toBeUndefined(),
    );
    it('takes no word for a direction', async () =>
      expect(await problemOf(input, { exchangeRate: 1, exchangeRateInverted: 'no' })).toEqual({ code: 'field.not_a_flag' }));
  });
});
