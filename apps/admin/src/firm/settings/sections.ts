import { may } from '../../platform/api/ability.ts';

/** The sections of the profile in order. Those with fields share one form; the others have lists of their own. */
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
    'electronicAddressScheme',
    'electronicAddress',
    'logoFileId',
    'samplesShown',
  ],
  invoicing: [
    'baseCurrency',
    'language',
    'paymentTermsDays',
    'estimateValidityDays',
    'defaultHourlyRate',
    'rates',
    'markUpPercent',
    'billApproval',
    'projectChoice',
    'customerLinkDays',
    'remindersOn',
    'reminderUpcomingDays',
    'reminderFirstDays',
    'reminderSecondDays',
    'reminderFinalDays',
    'remindersWithStatement',
    'lateInterestPayers',
    'lateInterestRates',
    'terms',
    'customerNotes',
    'retainersCarryTax',
    'retainerNotes',
    'retainerTerms',
    'fiscalYearStartMonth',
    'lockDate',
    'negativeStock',
  ],
  taxRates: [],
  travelRates: [],
  employerCharges: [],
  bankAccounts: [],
  numberSeries: [],
  documentTexts: [],
  mail: [],
  accessPoint: [],
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
  employerCharges: 'EmployerCharge',
  bankAccounts: 'BankAccount',
  numberSeries: 'NumberSeries',
  // Its address is called by the server: it needs all rights.
  accessPoint: 'AccessPoint',
  history: 'Audit',
};

/** The sections that the person may read. */
export const sections = (): Section[] =>
  (Object.keys(fieldsOf) as Section[]).filter((section) => may('list', subjects[section] ?? 'Organisation'));

/** The section of a field. */
export const sectionOf = (field: string): Section | undefined =>
  (Object.keys(fieldsOf) as Section[]).find((section) => (fieldsOf[section] as readonly string[]).includes(field));
