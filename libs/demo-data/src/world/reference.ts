import { countryRates, languages, statutoryRates, type ClassifierType, type TaxCategory } from '@kontor/domain';
import { iban, lithuanianCompanyCode, lithuanianVatCode } from '../codes.ts';
import { domainOfFirm } from './people.ts';
import { baseColumns, type RowOf } from './tables.ts';
import { invoiceTexts } from './texts.ts';

export const firm = {
  name: 'Fjorneris, UAB',
  legalCode: lithuanianCompanyCode(404),
  vatCode: lithuanianVatCode(404),
  street: 'Konstitucijos pr. 21A',
  city: 'Vilnius',
  zip: 'LT-08130',
  country: 'LT',
  email: `labas@${domainOfFirm}`,
  phone: '+370 5 200 1404',
  website: `https://${domainOfFirm}`,
};

export const organisation = (at: string): RowOf<'organisation'> => ({
  ...baseColumns(1, at),
  name: firm.name,
  legal_code: firm.legalCode,
  vat_code: firm.vatCode,
  is_vat_registered: true,
  is_in_foretaksregisteret: false,
  street: firm.street,
  city: firm.city,
  zip: firm.zip,
  country: firm.country,
  email: firm.email,
  phone: firm.phone,
  website: firm.website,
  base_currency: 'EUR',
  time_zone: 'Europe/Vilnius',
  language: 'en',
  payment_terms_days: 14,
  terms: null,
  customer_notes: null,
  default_hourly_rate: 70,
  workday_minutes: 480,
  day_limit_minutes: 720,
  late_interest_payers: 'companies',
  samples_shown: true,
});

export const documentTextRows = (at: string): RowOf<'document_text'>[] =>
  languages.map((language, index) => ({
    ...baseColumns(index + 1, at),
    kind: 'invoice',
    language,
    customer_notes: invoiceTexts.notes[language],
    terms: invoiceTexts.terms[language],
  }));

export const interestRateRows = (at: string): RowOf<'late_interest_rate'>[] =>
  (statutoryRates('LT')?.rates ?? []).map(({ validFrom, percent }, index) => ({
    ...baseColumns(index + 1, at),
    valid_from: validFrom,
    percent,
  }));

export const bankAccounts = {
  EUR: { bankName: 'Neries bankas', iban: iban('LT', '9990000040404040'), bic: 'NERILT22' },
  NOK: { bankName: 'Fjordbanken', iban: iban('NO', '86011117947'), bic: 'FJORNO22' },
};
export const kidOfNorwegianAccount = { kidMethod: 'mod10', kidLength: 17 } as const;

export const bankAccountRows = (at: string): RowOf<'bank_account'>[] =>
  (['EUR', 'NOK'] as const).map((currency, index) => ({
    ...baseColumns(index + 1, at),
    bank_name: bankAccounts[currency].bankName,
    iban: bankAccounts[currency].iban,
    bic: bankAccounts[currency].bic,
    currency,
    is_default: true,
    kid_method: currency === 'NOK' ? kidOfNorwegianAccount.kidMethod : 'none',
    kid_length: currency === 'NOK' ? kidOfNorwegianAccount.kidLength : null,
  }));

export type Tax = {
  id: number;
  name: string;
  percent: number | null;
  category: TaxCategory;
  exemptionReason: string | null;
  isafCode: string | null;
};
const rates = countryRates(firm.country, true);

/** A rate of the firm's own country, the only one where it is registered for VAT. */
function tax(name: string): Tax {
  const at = rates.findIndex((rate) => rate.name === name);
  const rate = rates[at];
  if (!rate) throw new RangeError(`There is no tax rate ${name}.`);
  const { percent = null, category, exemptionReason = null, isafCode = null } = rate;
  return { id: at + 1, name, percent, category, exemptionReason, isafCode };
}

export const taxes = {
  lt21: tax('PVM 21 %'),
  // Lithuania replaced 9 % by 12 % on 1 January 2026 (law XV-287).
  lt9: tax('PVM 9 %'),
  lt12: tax('PVM 12 %'),
  lt5: tax('PVM 5 %'),
  lt0: tax('PVM 0 %'),
  export: tax('Prekių eksportas'),
  /** Reverse charge: services for a business abroad, which accounts for the tax itself. */
  reverse: tax('Paslaugos užsienio verslui'),
};

export const taxRateRows = (at: string): RowOf<'tax_rate'>[] =>
  rates.map((rate, index) => ({
    ...baseColumns(index + 1, at),
    name: rate.name,
    percent: rate.percent ?? null,
    category: rate.category,
    exemption_reason: rate.exemptionReason ?? null,
    isaf_code: rate.isafCode ?? null,
    saft_code: rate.saftCode ?? null,
    valid_from: rate.validFrom,
    valid_to: rate.validTo ?? null,
    is_default: rate.isDefault,
  }));

/** type: code=English|Lithuanian|Norwegian, in the order shown. */
const classifiers: Record<ClassifierType, string> = {
  1: 'CONTRACT=Employment contract|Darbo sutartis|Arbeidsavtale; ID=Identity document|Asmens dokumentas|Legitimasjon; LICENCE=Driving licence|Vairuotojo pažymėjimas|Førerkort; SAFETY=Safety certificate|Darbų saugos pažymėjimas|HMS-kort',
  2:
    'XS=XS|XS|XS; S=S|S|S; M=M|M|M; L=L|L|L; XL=XL|XL|XL; XXL=XXL|XXL|XXL; ' +
    Array.from({ length: 12 }, (_, at) => `EU${at + 36}=${at + 36}|${at + 36}|${at + 36}`).join('; '),
  3: 'DEV=Software|Programinė įranga|Programvare; ENG=Engineering|Inžinerija|Ingeniørtjenester; HOST=Hosting and support|Priegloba ir priežiūra|Drift og støtte; TRAIN=Training|Mokymai|Opplæring; HW=Equipment|Įranga|Utstyr',
  4: 'TRAVEL=Travel|Kelionės|Reise; OFFICE=Office|Biuras|Kontor; SOFT=Software|Programinė įranga|Programvare; SUBCON=Subcontractors|Subrangovai|Underleverandører; PHONE=Telephone and internet|Telefonas ir internetas|Telefon og internett',
  5: 'COUNT=Stocktaking|Inventorizacija|Varetelling; DAMAGED=Damaged|Sugadinta|Skadet; LOST=Lost|Prarasta|Tapt; FOUND=Found|Rasta|Funnet',
  6: 'HUR=Hour|Valanda|Time; DAY=Day|Diena|Dag; C62=Piece|Vienetas|Stykk; MON=Month|Mėnuo|Måned; KMT=Kilometre|Kilometras|Kilometer; MTR=Metre|Metras|Meter; KGM=Kilogram|Kilogramas|Kilogram; SET=Set|Rinkinys|Sett',
  7: 'DEV=Development|Programavimas|Utvikling; DESIGN=Design|Projektavimas|Design; MEET=Meeting|Susitikimas|Møte; TEST=Testing|Testavimas|Testing; TRAVEL=Travel|Kelionė|Reise; SUPPORT=Support|Priežiūra|Støtte',
  8: 'INV=Invoice|Sąskaita|Faktura; CTR=Contract|Sutartis|Kontrakt; DRAW=Drawing|Brėžinys|Tegning; PHOTO=Photo|Nuotrauka|Bilde; OTHER=Other|Kita|Annet',
  10: 'PRICE=Price|Kaina|Pris; TIME=Too late|Per vėlu|For sent; OTHER=Chose another supplier|Pasirinko kitą tiekėją|Valgte en annen leverandør; NONEED=No longer needed|Nebereikia|Ikke lenger behov; SILENT=No answer|Neatsakė|Ikke svar',
};

export const classifierRows = (at: string): RowOf<'classifier'>[] => {
  const rows = Object.entries(classifiers).flatMap(([type, list]) =>
    list.split('; ').map((entry, position) => {
      const [code = '', names = ''] = entry.split('=');
      const [en = '', lt = '', no = ''] = names.split('|');
      return { type: Number(type), code, name_en: en, name_lt: lt, name_no: no, position: position + 1, active: true };
    }),
  );
  return rows.map((row, index) => ({ ...baseColumns(index + 1, at), ...row }));
};

/** The id of a classifier by its type and code. */
export function classifierId(type: ClassifierType, code: string): number {
  const row = classifierRows('').find((candidate) => candidate.type === type && candidate.code === code);
  if (!row) throw new RangeError(`There is no classifier ${code} of type ${type}.`);
  return Number(row.id);
}
