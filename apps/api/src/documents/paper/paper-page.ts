import { epcQrPayload, isRfReference, taxWordsIn, type Language } from '@kontor/domain';
import type { PartySnapshot } from '../snapshot.ts';
import { inFours, languageOf, norwegianAccount, orgNumber, paperFormat, type PaperFormat } from './paper-format.ts';
import { headsOf, linesOf, shapesOf } from './paper-lines.ts';
import type { PaperData, PaperTax } from './paper.ts';
import { totalsOf, type Pair } from './paper-totals.ts';
import { annexOf } from './paper-annex.ts';
import { paperWords, type KindWords, type PaperWords } from './paper-words.ts';

type Party = { title: string; name: string; lines: string[]; facts: string[] };

export type PaperPage = ReturnType<typeof paperPage>['page'];

/** Every text of the paper, ready to be set, and the content of its QR code. */
export function paperPage(data: PaperData) {
  const language = languageOf(data);
  const words = paperWords[language];
  const kind = data.words[language];
  const format = paperFormat(language, data.currency);
  const qr = data.number && !data.isVoid ? paymentQr(data) : null;
  const lines = linesOf(data, words, format);
  const showVat = data.lines.some((line) => line.taxPercent !== null);
  const showDiscount = data.lines.some((line) => line.discountPercent || line.discountAmount);
  return {
    qr,
    page: {
      lang: language === 'no' ? 'nb' : language,
      title: titleOf(data, language),
      secondTitle: secondTitle(data, language),
      number: data.number ?? words.draft,
      isDraft: data.number === null,
      stamp: data.isVoid ? words.voided : null,
      facts: factsOf(data, words, kind, format),
      seller: sellerOf(data, words, format, language),
      buyer: buyerOf(data, words, format, language),
      dueLabel: kind.due,
      due: format.money(data.due),
      heads: headsOf(data, words),
      showVat,
      showDiscount,
      lines,
      shapes: shapesOf(lines),
      totals: totalsOf(data, words, format),
      remarks: remarksOf(data, words, language),
      payment: paymentOf(data, words, kind, format),
      notes: textsOf(data, words),
      annex: annexOf(data, language, format),
      words: { payment: words.payment, scan: words.scan, remarks: words.remarks, page: words.page('%1', '%2').split(/%1|%2/) },
      footer: [data.seller.name, data.seller.website, data.seller.email, data.seller.phone].filter(Boolean),
    },
  };
}

const titleOf = ({ seller, words }: PaperData, language: Language): string =>
  seller.country === 'LT' && seller.isVatRegistered ? words[language].vatTitle : words[language].title;

/** A Lithuanian document in a foreign language keeps its name in law beside it. */
const secondTitle = (data: PaperData, language: Language): string | null =>
  data.seller.country === 'LT' && language !== 'lt' ? titleOf(data, 'lt') : null;

function factsOf(data: PaperData, words: PaperWords, kind: KindWords, { date }: PaperFormat): Pair[] {
  const facts: [string, string | null][] = [
    [kind.number, data.number],
    [kind.date, date(data.date)],
    [kind.dueDate, data.dueDate && date(data.dueDate)],
    [
      words.creditedInvoice,
      data.creditedNumber && data.creditedDate ? `${data.creditedNumber}, ${date(data.creditedDate)}` : null,
    ],
    ...deliveryOf(data, words, date),
    [words.orderNumber, data.orderNumber],
    [words.reference, data.referenceNumber],
    [words.buyerReference, [...new Set([data.yourReference, data.buyer.buyerReference])].filter(Boolean).join(' · ')],
  ];
  return facts.filter((pair): pair is Pair => Boolean(pair[1]));
}

/** Norway asks for day and place of every delivery (bokføringsforskriften § 5-1-1), Lithuania for a day that is not that of the document. */
function deliveryOf(data: PaperData, words: PaperWords, date: PaperFormat['date']): [string, string | null][] {
  const { supplyDate, advanceDate, deliveryPlace, seller, buyer } = data;
  const isNorwegian = seller.country === 'NO';
  const hasPeriods = data.lines.length > 0 && data.lines.every(({ serviceFrom, serviceTo }) => serviceFrom ?? serviceTo);
  const day = supplyDate ?? (isNorwegian && !hasPeriods ? data.date : null);
  const place = deliveryPlace ?? (isNorwegian ? [buyer.zip, buyer.city].filter(Boolean).join(' ') : null);
  return [
    [words.supplied, day && date(day)],
    [words.advance, advanceDate && date(advanceDate)],
    [words.deliveryPlace, place],
  ];
}

function addressOf(party: PartySnapshot, format: PaperFormat): string[] {
  const place = [party.zip, party.city].filter(Boolean).join(' ');
  return [party.street, place, format.country(party.country)].filter((line): line is string => Boolean(line));
}

export function sellerOf(
  { seller }: Pick<PaperData, 'seller'>,
  words: PaperWords,
  format: PaperFormat,
  language: Language,
): Party {
  const facts = codesOf(seller, words, language, seller.isVatRegistered);
  if (seller.isInForetaksregisteret) facts.push('Foretaksregisteret');
  return { title: words.seller, name: seller.name, lines: addressOf(seller, format), facts };
}

export function buyerOf({ buyer }: Pick<PaperData, 'buyer'>, words: PaperWords, format: PaperFormat, language: Language): Party {
  const contact = buyer.contactName ? [`${words.contact}: ${buyer.contactName}`] : [];
  const lines = [...addressOf(buyer, format), ...contact];
  return { title: words.buyer, name: buyer.name, lines, facts: codesOf(buyer, words, language, false) };
}

/** Norway writes one number, with MVA behind it when the seller is registered; elsewhere the company code and the VAT code stand apart. */
function codesOf(party: PartySnapshot, words: PaperWords, language: Language, registered: boolean): string[] {
  const inNorway = party.country === 'NO' ? orgNumber(party.legalCode ?? party.vatCode ?? '') : '';
  if (inNorway) {
    const label = language === 'lt' ? 'Org.nr.' : words.orgNumber;
    return [`${label} ${inNorway}${registered || /MVA$/i.test(party.vatCode ?? '') ? '\u00a0MVA' : ''}`];
  }
  const codes: string[] = [];
  if (party.legalCode) codes.push(`${words.companyCode}: ${party.legalCode}`);
  if (party.vatCode) codes.push(`${words.vatCode}: ${party.vatCode}`);
  return codes;
}

/** Why a group has no tax: what the law asks to be written, once each. */
function remarksOf({ taxes }: PaperData, words: PaperWords, language: Language): string[] {
  const reason = (tax: PaperTax): string[] => {
    const given = taxWordsIn(tax.exemptionReason?.trim() ?? '', language);
    const said = given.toLowerCase().includes(words.reverseCharge.toLowerCase());
    return [tax.category === 'AE' && !said ? words.reverseCharge : '', given];
  };
  return [...new Set(taxes.flatMap(reason).filter(Boolean))];
}

function paymentOf(data: PaperData, words: PaperWords, kind: KindWords, format: PaperFormat): Pair[] | null {
  const { bankAccount: account, paymentReference: reference } = data;
  if (!account || !data.number || data.isVoid || data.due <= 0) return null;
  const isKid = /^\d+[\d-]$/.test(reference ?? '');
  const local = norwegianAccount(account.iban);
  const pairs: [string, string | null | undefined][] = [
    [words.payee, data.seller.name],
    [words.bank, account.bankName],
    [words.account, local],
    ['IBAN', inFours(account.iban)],
    ['BIC', account.bic],
    referenceOf(data, isKid, words, kind),
    [kind.dueDate, data.dueDate && format.date(data.dueDate)],
  ];
  return pairs.filter((pair): pair is Pair => Boolean(pair[1]));
}

/** What a bank calls a reference is one with a check digit; without one, the payer is asked for the number of the document. */
function referenceOf(
  { number, paymentReference }: PaperData,
  isKid: boolean,
  words: PaperWords,
  kind: KindWords,
): [string, string | null] {
  if (!paymentReference) return [kind.number, number];
  return isKid ? [words.kid, paymentReference] : [words.paymentReference, inFours(paymentReference)];
}

function paymentQr({ seller, bankAccount, due, currency, paymentReference, number }: PaperData): string | null {
  if (!bankAccount) return null;
  const reference = paymentReference && isRfReference(paymentReference) ? paymentReference : null;
  const text = reference ? null : (paymentReference ?? number);
  const { iban, bic } = bankAccount;
  return epcQrPayload({ name: seller.name, iban, bic, amount: due, currency, reference, text }) ?? null;
}

const textsOf = (data: PaperData, words: PaperWords): Pair[] =>
  [
    [words.reason, data.reason?.trim()] as const,
    [words.notes, data.customerNotes?.trim()] as const,
    [words.terms, data.terms?.trim()] as const,
  ].flatMap(([label, text]): Pair[] => (text ? [[label, text]] : []));
