import { isKid, isRfReference } from '../../documents/payment-reference.ts';
import { branch, leaf } from '../../documents/e-invoice/ubl/xml.ts';
import { isIban, norwegianIban } from '../../platform/values/identifiers.ts';
import { minorUnits, sum } from '../../platform/values/money.ts';
import { bankText } from './bank-text.ts';

export type BankTransfer = {
  /** Identifies the transfer on the statement. At most 35 characters. */
  id: string;
  payee: string;
  country: string;
  /** An IBAN or the eleven digits of a Norwegian account, without spaces. */
  account: string;
  amount: number;
  reference: string | null;
  /** Says what is paid where the reference is not structured: the number of the bill. */
  text: string;
};
export type BankOrder = {
  /** Unique for the bank forever, at most 35 characters. */
  id: string;
  /** An instant without fractions of a second: `2026-11-23T18:45:00Z`. */
  createdAt: string;
  paymentDate: string;
  currency: string;
  payer: { name: string; legalCode: string | null; iban: string; bic: string | null; accountCurrency: string };
  transfers: readonly BankTransfer[];
};

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.03';

/** Returns a reference that the vendor's bank checks: RF (ISO 11649) or, to Norwegian accounts, KID. null for any other text. */
export function structuredReference(text: string | null, account: string): string | null {
  const plain = text?.replace(/\s/g, '').toUpperCase() ?? '';
  if (isRfReference(plain)) return plain;
  const isNorwegian = /^\d{11}$/.test(account) || account.startsWith('NO');
  return isNorwegian && (isKid(plain, 'mod10') || isKid(plain, 'mod11')) ? plain : null;
}

/** What banks take where the schema asks for something that is not known. */
const notProvided = 'NOTPROVIDED';

const plainCode = (code: string): string => code.replace(/\s/g, '').toUpperCase();
/** The code of a bank as it is sent, null for a text that is none: the bank would refuse the whole file for it. */
const bicOf = (text: string): string | null =>
  /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9]([A-Z0-9]{3})?$/.test(plainCode(text)) ? plainCode(text) : null;

const isNorwegianIban = (account: string): boolean => account.startsWith('NO') && isIban(account);

/**
 * Writes a list of transfers as a file for the bank: ISO 20022 customer credit transfer initiation, pain.001.001.03, one payment order with
 * its number of transactions and control sum. Between Norwegian accounts the payee is named by account number (BBAN), otherwise by IBAN;
 * euro between IBANs is a SEPA transfer.
 */
export function bankFile({ id, createdAt, paymentDate, currency, payer: given, transfers }: BankOrder): string {
  const payer = { ...given, iban: plainCode(given.iban), bic: given.bic && bicOf(given.bic) };
  const places = minorUnits(currency);
  const isFromNorway = payer.iban.startsWith('NO');
  const text = (value: string, length: number): string => bankText(value, isFromNorway ? 'NO' : 'SEPA', length);
  const name = (value: string): string => leaf('Nm', text(value, 70) || notProvided);
  const controls = [leaf('NbOfTxs', String(transfers.length)), leaf('CtrlSum', totalOf(transfers).toFixed(places))];
  const organisation = payer.legalCode && branch('Id', branch('OrgId', branch('Othr', leaf('Id', text(payer.legalCode, 35)))));
  const transfer = (one: BankTransfer): string => {
    const digits = isNorwegianIban(one.account) ? one.account.slice(4) : one.account;
    const isDomestic = isFromNorway && /^\d{11}$/.test(digits);
    const iban = /^\d{11}$/.test(one.account) ? norwegianIban(one.account) : one.account;
    const structured = structuredReference(one.reference, one.account);
    return branch(
      'CdtTrfTxInf',
      branch('PmtId', leaf('EndToEndId', text(one.id, 35))),
      branch('Amt', leaf('InstdAmt', one.amount.toFixed(places), { Ccy: currency })),
      branch('Cdtr', name(one.payee), branch('PstlAdr', leaf('Ctry', one.country))),
      branch(
        'CdtrAcct',
        branch('Id', isDomestic ? branch('Othr', leaf('Id', digits), branch('SchmeNm', leaf('Cd', 'BBAN'))) : leaf('IBAN', iban)),
      ),
      branch(
        'RmtInf',
        structured
          ? branch(
              'Strd',
              branch(
                'CdtrRefInf',
                branch('Tp', branch('CdOrPrtry', leaf('Cd', 'SCOR')), leaf('Issr', isRfReference(structured) ? 'ISO' : '')),
                leaf('Ref', structured),
              ),
            )
          : leaf('Ustrd', text([one.reference, one.text].filter(Boolean).join(' '), 140)),
      ),
    );
  };
  const service = currency === 'EUR' ? 'SEPA' : 'NURG';
  const order = branch(
    'PmtInf',
    leaf('PmtInfId', text(id, 35)),
    leaf('PmtMtd', 'TRF'),
    ...controls,
    branch('PmtTpInf', branch('SvcLvl', leaf('Cd', service)), branch('CtgyPurp', leaf('Cd', 'SUPP'))),
    leaf('ReqdExctnDt', paymentDate),
    branch('Dbtr', name(payer.name), organisation ?? ''),
    branch('DbtrAcct', branch('Id', leaf('IBAN', payer.iban)), leaf('Ccy', payer.accountCurrency)),
    branch('DbtrAgt', branch('FinInstnId', payer.bic ? leaf('BIC', payer.bic) : branch('Othr', leaf('Id', notProvided)))),
    leaf('ChrgBr', service === 'SEPA' ? 'SLEV' : 'SHAR'),
    ...transfers.map(transfer),
  );
  const head = branch(
    'GrpHdr',
    leaf('MsgId', text(id, 35)),
    leaf('CreDtTm', createdAt),
    ...controls,
    branch('InitgPty', name(payer.name), organisation ?? ''),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namespace}">${branch('CstmrCdtTrfInitn', head, order)}</Document>\n`;
}

const totalOf = (transfers: readonly BankTransfer[]): number => sum(transfers.map(({ amount }) => amount));
