import { describe, expect, it } from '@jest/globals';
import { bankFile, type BankOrder, type BankTransfer } from './bank-file.ts';
import { readNodes, schemaFaults, type XmlNode } from './pain-001.sample.ts';

const transfer: BankTransfer = {
  id: 'KONTOR-7-5',
  payee: 'Popieriaus ratas, UAB',
  country: 'LT',
  account: 'LT121000011101001000',
  amount: 121,
  reference: null,
  text: 'PR-2026-17',
};
const order: BankOrder = {
  id: 'KONTOR-7-20261123184500',
  createdAt: '2026-11-23T18:45:00Z',
  paymentDate: '2026-11-25',
  currency: 'EUR',
  payer: { name: 'Kontor, UAB', legalCode: '304567894', iban: 'LT601010012345678901', bic: 'HABALT22', accountCurrency: 'EUR' },
  transfers: [transfer],
};
const payer = (change: Partial<BankOrder['payer']>): Partial<BankOrder> => ({ payer: { ...order.payer, ...change } });
const file = (change: Partial<BankTransfer> = {}, of: Partial<BankOrder> = {}): string =>
  bankFile({ ...order, transfers: [{ ...transfer, ...change }], ...of });
const long = 'Ą & <b> „x“ '.repeat(40);

function* texts({ children, text }: XmlNode): Generator<string> {
  if (children.length) for (const child of children) yield* texts(child);
  else yield text;
}

describe('the file for the bank against the schema of pain.001.001.03', () => {
  it.each<[string, Partial<BankTransfer>, Partial<BankOrder>]>([
    ['in euro', {}, {}],
    ['without the code of the bank', {}, payer({ bic: null })],
    ['with the code of a bank as people type it', {}, payer({ bic: ' habalt22xxx ' })],
    ['with a code that is none', {}, payer({ bic: 'HABA' })],
    ['of a payer without a code', {}, payer({ legalCode: null })],
    ['of a payer whose IBAN has spaces', {}, payer({ iban: 'LT60 1010 0123 4567 8901' })],
    ['with an RF reference', { reference: 'RF18 5390 0754 7034' }, {}],
    ['with a KID', { reference: '1234567897', account: '86011117947', country: 'NO' }, { currency: 'NOK' }],
    [
      'between Norwegian accounts',
      { account: 'NO9386011117947', country: 'NO' },
      { currency: 'NOK', ...payer({ iban: 'NO9386011117947', accountCurrency: 'NOK' }) },
    ],
    ['with long names and texts', { payee: long, text: long, reference: long }, payer({ name: long, legalCode: long })],
    ['with a name of letters that banks do not take', { payee: '株式会社', text: '№ §' }, payer({ name: '有限公司' })],
    ['of a large amount', { amount: 999_999_999_999.99 }, {}],
    ['in a currency without minor units', { amount: 1500 }, { currency: 'JPY' }],
    ['of several transfers', {}, { transfers: [transfer, { ...transfer, id: 'KONTOR-7-6', amount: 0.01 }] }],
  ])('%s has no fault', (_, change, of) => expect(schemaFaults(file(change, of))).toEqual([]));

  it('names a payee whose letters banks do not take all the same', () =>
    expect(file({ payee: '株式会社' })).toContain('<Cdtr><Nm>NOTPROVIDED</Nm>'));

  it('has only letters that banks here take, and no slash where a bank would read a code', () => {
    for (const one of texts(readNodes(file({ payee: long, text: `//${long}//` }, payer({ name: long }))))) {
      expect(one).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]+$/);
      expect(one).not.toMatch(/^\/|\/$|\/\//);
    }
  });

  it.each([
    ['an element left out', (xml: string) => xml.replace('<PmtMtd>TRF</PmtMtd>', ''), 'lacks PmtMtd'],
    [
      'two elements in the other order',
      (xml: string) => xml.replace(/(<DbtrAcct>.*<\/DbtrAcct>)(<DbtrAgt>.*<\/DbtrAgt>)/, '$2$1'),
      'lacks DbtrAcct',
    ],
    ['a text too long', (xml: string) => xml.replace(/<MsgId>/, `<MsgId>${'x'.repeat(35)}`), 'MsgId is'],
    ['an amount with a comma', (xml: string) => xml.replace('121.00</InstdAmt>', '121,00</InstdAmt>'), 'InstdAmt is'],
    ['an amount without its currency', (xml: string) => xml.replace(' Ccy="EUR"', ''), 'InstdAmt has'],
    ['a second account', (xml: string) => xml.replace(/<IBAN>/, '<IBAN>LT1</IBAN><IBAN>'), 'not one of its choices'],
    ['an unknown element', (xml: string) => xml.replace('<PmtMtd>', '<Extra>1</Extra><PmtMtd>'), 'out of place'],
  ])('the check finds %s', (_, spoil, fault) => expect(schemaFaults(spoil(file())).join('\n')).toContain(fault));
});
