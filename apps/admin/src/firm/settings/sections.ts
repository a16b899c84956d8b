import { may } from '../../platform/api/ability.ts';

/** The parts of the profile in their order. Those with fields are one form; the others keep lists of their own. */
export const fieldsOf = {
  profile: [
    'name',
    'legalCode',
    'vatCode',
    'isVatRegistered',
    'isInForetaksregisteret',
    'street',
    'city',
    'zip',
    'country',
    'email',
    'phone',
    'website',
    'logoFileId',
  ],
  invoicing: [
    'baseCurrency',
    'language',
    'paymentTermsDays',
    'defaultHourlyRate',
    'rates',
    'projectChoice',
    'terms',
    'customerNotes',
    'fiscalYearStartMonth',
    'lockDate',
  ],
  taxRates: [],
  bankAccounts: [],
  numberSeries: [],
  mail: [],
  workingTime: [
    'timeZone',
    'workdayMinutes',
    'dayLimitMinutes',
    'futureDays',
    'documentDays',
    'billingRoundingMode',
    'billingRoundingMinutes',
  ],
  history: [],
} as const satisfies Record<string, readonly string[]>;

export type Section = keyof typeof fieldsOf;
const subjects: Partial<Record<Section, string>> = {
  taxRates: 'TaxRate',
  bankAccounts: 'BankAccount',
  numberSeries: 'NumberSeries',
  history: 'Audit',
};

/** Those that the person may read. */
export const sections = (): Section[] =>
  (Object.keys(fieldsOf) as Section[]).filter((section) => may('list', subjects[section] ?? 'Organisation'));

/** Where a field of the profile is shown. */
export const sectionOf = (field: string): Section | undefined =>
  (Object.keys(fieldsOf) as Section[]).find((section) => (fieldsOf[section] as readonly string[]).includes(field));
