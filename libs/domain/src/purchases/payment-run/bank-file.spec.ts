import { describe, expect, it } from '@jest/globals';
import { bankFile, structuredReference, type BankOrder, type BankTransfer } from './bank-file.ts';
import { isIban, norwegianIban } from '../../platform/values/identifiers.ts';

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
  payer: {
    name: 'Kontor „Ąžuolas“, UAB',
    legalCode: '304567894',
    iban: 'LT601010012345678901',
    bic: 'HABALT22',
    accountCurrency: 'EUR',
  },
  transfers: [transfer],
};
const toNorway: BankTransfer = { ...transfer, payee: 'Bjørn AS', country: 'NO', account: '86011117947' };
const fromNorway = {
  ...order,
  currency: 'NOK',
  payer: { ...order.payer, iban: 'NO9386011117947', bic: null, accountCurrency: 'NOK' },
};
const file = (change: Partial<BankTransfer> = {}, of: Partial<BankOrder> = {}): string =>
  bankFile({ ...order, transfers: [{ ...transfer, ...change }], ...of });

/** The elements of a text between `from` and its end, in order, without those inside them. */
function childrenOf(xml: string, path: readonly string[]): string[] {
  let inner = xml;
  for (const name of path) inner = new RegExp(`<${name}(?: [^>]*)?>([\\s\\S]*)</${name}>`).exec(inner)?.[1] ?? '';
  const found: string[] = [];
  let depth = 0;
  for (const [, end, name] of inner.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (end) depth -= 1;
    else {
      if (depth === 0) found.push(String(name));
      depth += 1;
    }
  }
  return found;
}

describe('the file for the bank', () => {
  it('has its elements in the order of the schema of pain.001.001.03', () => {
    const xml = file();
    expect(xml).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03">/,
    );
    const root = ['Document', 'CstmrCdtTrfInitn'];
    expect(childrenOf(xml, root)).toEqual(['GrpHdr', 'PmtInf']);
    expect(childrenOf(xml, [...root, 'GrpHdr'])).toEqual(['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty']);
    expect(childrenOf(xml, [...root, 'PmtInf'])).toEqual(
      'PmtInfId PmtMtd NbOfTxs CtrlSum PmtTpInf ReqdExctnDt Dbtr DbtrAcct DbtrAgt ChrgBr CdtTrfTxInf'.split(' '),
    );
    expect(childrenOf(xml, [...root, 'PmtInf', 'CdtTrfTxInf'])).toEqual(['PmtId', 'Amt', 'Cdtr', 'CdtrAcct', 'RmtInf']);
  });

  it('counts its transfers and adds up their amounts without a rest', () => {
    const transfers = [0.1, 0.2, 1234567.89].map((amount, at) => ({ ...transfer, id: `K-${at}`, amount }));
    const xml = bankFile({ ...order, transfers });
    expect(xml.match(/<NbOfTxs>3<\/NbOfTxs>/g)).toHaveLength(2);
    expect(xml.match(/<CtrlSum>1234568.19<\/CtrlSum>/g)).toHaveLength(2);
    expect(xml.match(/<CdtTrfTxInf>/g)).toHaveLength(3);
    expect(xml).toContain('<InstdAmt Ccy="EUR">0.10</InstdAmt>');
  });

  it.each<[string, Partial<BankTransfer>, string]>([
    ['RF', { reference: 'RF18 5390 0754 7034' }, '<Cd>SCOR</Cd></CdOrPrtry><Issr>ISO</Issr></Tp><Ref>RF18539007547034</Ref>'],
    [
      'a KID to a Norwegian account',
      { ...toNorway, reference: '1234567897' },
      '<Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>1234567897</Ref>',
    ],
    ['a KID elsewhere', { reference: '1234567897' }, '<Ustrd>1234567897 PR-2026-17</Ustrd>'],
    ['a mistyped RF', { reference: 'RF19539007547034' }, '<Ustrd>RF19539007547034 PR-2026-17</Ustrd>'],
    ['none', {}, '<Ustrd>PR-2026-17</Ustrd>'],
    ['a number with letters that banks refuse', { text: 'SĄSK Nr. 5/2026' }, '<Ustrd>SASK Nr. 5/2026</Ustrd>'],
  ])('says what is paid: %s', (_, change, expected) => expect(file(change)).toContain(expected));

  it('names an account as the banks between which the money moves do', () => {
    expect(file()).toContain('<CdtrAcct><Id><IBAN>LT121000011101001000</IBAN></Id></CdtrAcct>');
    expect(file(toNorway)).toContain('<IBAN>NO9386011117947</IBAN></Id></CdtrAcct>');
    const domestic = '<CdtrAcct><Id><Othr><Id>86011117947</Id><SchmeNm><Cd>BBAN</Cd></SchmeNm></Othr></Id></CdtrAcct>';
    expect(file(toNorway, { ...fromNorway, transfers: [toNorway] })).toContain(domestic);
    expect(file({}, { ...fromNorway, transfers: [{ ...toNorway, account: 'NO9386011117947' }] })).toContain(domestic);
    expect(isIban(norwegianIban('86011117947'))).toBe(true);
  });

  it('has only letters that the payer’s bank takes', () => {
    expect(file()).toContain('<Nm>Kontor Azuolas, UAB</Nm>');
    expect(file({ payee: 'Bjørn AS' })).toContain('<Nm>Bjorn AS</Nm>');
    expect(file({}, { ...fromNorway, transfers: [toNorway] })).toContain('<Nm>Bjørn AS</Nm>');
  });

  it('is a SEPA transfer in euro only, and says so when the bank is not known', () => {
    expect(file()).toMatch(/<SvcLvl><Cd>SEPA<.*<BIC>HABALT22<.*<ChrgBr>SLEV</);
    expect(file({}, fromNorway)).toMatch(/<SvcLvl><Cd>NURG<.*<Othr><Id>NOTPROVIDED<.*<ChrgBr>SHAR</);
  });
});

it.each([
  ['rf18 5390 0754 7034', 'LT121000011101001000', 'RF18539007547034'],
  ['1234567897', '86011117947', '1234567897'],
  ['1234567892', 'NO9386011117947', '1234567892'],
  ['1234567897', 'LT121000011101001000', null],
  ['1234567890', '86011117947', null],
  [null, '86011117947', null],
])('the reference %p to %s is %p', (text, account, structured) => expect(structuredReference(text, account)).toBe(structured));
