import type { Language } from '@kontor/domain';

/** What a kind of document calls itself, its number and its dates. */
export type KindWords = {
  title: string;
  /** What a Lithuanian seller who is registered for VAT must call it. */
  vatTitle: string;
  number: string;
  date: string;
  /** What a person is asked by, such as paying or accepting. */
  dueDate: string;
  due: string;
};

/** The words that all kinds of documents have in common. */
export type PaperWords = {
  locale: string;
  draft: string;
  orderNumber: string;
  reference: string;
  buyerReference: string;
  creditedInvoice: string;
  reason: string;
  seller: string;
  buyer: string;
  contact: string;
  companyCode: string;
  vatCode: string;
  orgNumber: string;
  description: string;
  quantity: string;
  unit: string;
  unitPrice: string;
  discount: string;
  /** Added to a line that does not say what for. */
  charge: string;
  vat: string;
  amount: string;
  amountWithVat: string;
  subtotal: string;
  net: string;
  vatOf: (rate: string, base: string) => string;
  noVatOf: (base: string) => string;
  vatIn: (currency: string) => string;
  /** Rate of exchange. */
  rate: string;
  priceWithoutVat: string;
  supplied: string;
  advance: string;
  deliveryPlace: string;
  voided: string;
  total: string;
  totalWithVat: string;
  /** Received before the document was issued. */
  prepaid: string;
  /** Below an optional line of an estimate. */
  option: string;
  optionChosen: string;
  fullTotal: string;
  advanceOf: (number: string, date: string) => string;
  rounding: string;
  payment: string;
  payee: string;
  bank: string;
  account: string;
  paymentReference: string;
  kid: string;
  scan: string;
  notes: string;
  terms: string;
  remarks: string;
  reverseCharge: string;
  page: (page: string, of: string) => string;
};

const en: PaperWords = {
  locale: 'en-GB',
  draft: 'Draft',
  orderNumber: 'Order number',
  reference: 'Reference',
  buyerReference: 'Your reference',
  creditedInvoice: 'Credited invoice',
  reason: 'Reason',
  seller: 'From',
  buyer: 'Bill to',
  contact: 'Attention',
  companyCode: 'Company code',
  vatCode: 'VAT code',
  orgNumber: 'Org. no.',
  description: 'Description',
  quantity: 'Qty',
  unit: 'Unit',
  unitPrice: 'Unit price',
  discount: 'Discount',
  charge: 'Surcharge',
  vat: 'VAT',
  amount: 'Amount',
  amountWithVat: 'Amount incl. VAT',
  subtotal: 'Subtotal',
  net: 'Total excl. VAT',
  vatOf: (rate, base) => `VAT ${rate} of ${base}`,
  noVatOf: (base) => `Without VAT: ${base}`,
  vatIn: (currency) => `VAT in ${currency}`,
  rate: 'Exchange rate',
  priceWithoutVat: 'Price excl. VAT',
  supplied: 'Date of supply',
  advance: 'Advance received',
  deliveryPlace: 'Place of delivery',
  voided: 'VOID',
  total: 'Total',
  totalWithVat: 'Total incl. VAT',
  prepaid: 'Paid in advance',
  option: 'Optional, not in the total',
  optionChosen: 'Optional, chosen',
  fullTotal: 'Total with all optional lines',
  advanceOf: (number, date) => `Advance ${number} of ${date}`,
  rounding: 'Rounding',
  payment: 'Payment',
  payee: 'Pay to',
  bank: 'Bank',
  account: 'Account number',
  paymentReference: 'Payment reference',
  kid: 'KID',
  scan: 'Scan to pay',
  notes: 'Notes',
  terms: 'Terms',
  remarks: 'VAT remarks',
  reverseCharge: 'Reverse charge',
  page: (page, of) => `Page ${page} of ${of}`,
};

const lt: PaperWords = {
  locale: 'lt-LT',
  draft: 'Juodraštis',
  orderNumber: 'Užsakymo numeris',
  reference: 'Nuoroda',
  buyerReference: 'Pirkėjo nuoroda',
  creditedInvoice: 'Kredituojama sąskaita',
  reason: 'Priežastis',
  seller: 'Pardavėjas',
  buyer: 'Pirkėjas',
  contact: 'Kontaktinis asmuo',
  companyCode: 'Įmonės kodas',
  vatCode: 'PVM mokėtojo kodas',
  orgNumber: 'Įmonės kodas',
  description: 'Pavadinimas',
  quantity: 'Kiekis',
  unit: 'Mato vnt.',
  unitPrice: 'Kaina',
  discount: 'Nuolaida',
  charge: 'Priemoka',
  vat: 'PVM',
  amount: 'Suma',
  amountWithVat: 'Suma su PVM',
  subtotal: 'Tarpinė suma',
  net: 'Suma be PVM',
  vatOf: (rate, base) => `PVM ${rate} nuo ${base}`,
  noVatOf: (base) => `Be PVM: ${base}`,
  vatIn: (currency) => `PVM suma ${currency}`,
  rate: 'Valiutos kursas',
  priceWithoutVat: 'Kaina be PVM',
  supplied: 'Tiekimo data',
  advance: 'Avansas gautas',
  deliveryPlace: 'Pristatymo vieta',
  voided: 'ANULIUOTA',
  total: 'Iš viso',
  totalWithVat: 'Iš viso su PVM',
  prepaid: 'Sumokėta iš anksto',
  option: 'Papildoma, į sumą neįskaičiuota',
  optionChosen: 'Papildoma (pasirinkta)',
  fullTotal: 'Suma su visomis pasirenkamomis eilutėmis',
  advanceOf: (number, date) => `Avansas ${number}, ${date}`,
  rounding: 'Apvalinimas',
  payment: 'Apmokėjimas',
  payee: 'Gavėjas',
  bank: 'Bankas',
  account: 'Sąskaitos numeris',
  paymentReference: 'Įmokos kodas',
  kid: 'KID',
  scan: 'Nuskaitykite ir apmokėkite',
  notes: 'Pastabos',
  terms: 'Sąlygos',
  remarks: 'PVM pastabos',
  reverseCharge: 'Atvirkštinis apmokestinimas',
  page: (page, of) => `${page} puslapis iš ${of}`,
};

const no: PaperWords = {
  locale: 'nb-NO',
  draft: 'Utkast',
  orderNumber: 'Ordrenummer',
  reference: 'Referanse',
  buyerReference: 'Deres referanse',
  creditedInvoice: 'Kreditert faktura',
  reason: 'Årsak',
  seller: 'Selger',
  buyer: 'Kunde',
  contact: 'Kontaktperson',
  companyCode: 'Foretaksnummer',
  vatCode: 'MVA-nummer',
  orgNumber: 'Org.nr.',
  description: 'Beskrivelse',
  quantity: 'Antall',
  unit: 'Enhet',
  unitPrice: 'Enhetspris',
  discount: 'Rabatt',
  charge: 'Tillegg',
  vat: 'MVA',
  amount: 'Beløp',
  amountWithVat: 'Beløp inkl. MVA',
  subtotal: 'Delsum',
  net: 'Sum uten MVA',
  vatOf: (rate, base) => `MVA ${rate} av ${base}`,
  noVatOf: (base) => `Uten MVA: ${base}`,
  vatIn: (currency) => `MVA i ${currency}`,
  rate: 'Valutakurs',
  priceWithoutVat: 'Pris uten MVA',
  supplied: 'Leveringsdato',
  advance: 'Forskudd mottatt',
  deliveryPlace: 'Leveringssted',
  voided: 'ANNULLERT',
  total: 'Totalt',
  totalWithVat: 'Totalt inkl. MVA',
  prepaid: 'Forhåndsbetalt',
  option: 'Valgfritt, ikke med i totalsummen',
  optionChosen: 'Valgfritt, valgt',
  fullTotal: 'Totalt med alle valgfrie linjer',
  advanceOf: (number, date) => `Forskudd ${number} av ${date}`,
  rounding: 'Avrunding',
  payment: 'Betaling',
  payee: 'Mottaker',
  bank: 'Bank',
  account: 'Kontonummer',
  paymentReference: 'Betalingsreferanse',
  kid: 'KID',
  scan: 'Skann for å betale',
  notes: 'Merknader',
  terms: 'Vilkår',
  remarks: 'Om MVA',
  reverseCharge: 'Omvendt avgiftsplikt - Merverdiavgift ikke beregnet',
  page: (page, of) => `Side ${page} av ${of}`,
};

export const paperWords: Record<Language, PaperWords> = { en, lt, no };
