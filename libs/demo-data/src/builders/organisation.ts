import type {
  BankAccountInput,
  BankAccountRecord,
  ClassifierInput,
  ClassifierRecord,
  NumberSeriesInput,
  NumberSeriesRecord,
  OrganisationInput,
  OrganisationRecord,
  TaxRateInput,
  TaxRateRecord,
} from '@kontor/domain';
import { firm } from '../world/reference.ts';
import { stored } from './base.ts';

const organisation = {
  ...firm,
  isVatRegistered: true,
  isInForetaksregisteret: false,
  electronicAddress: null,
  electronicAddressScheme: null,
  logoFileId: null,
  baseCurrency: 'EUR',
  fiscalYearStartMonth: 1,
  timeZone: 'Europe/Vilnius',
  language: 'en',
  paymentTermsDays: 14,
  terms: null,
  customerNotes: null,
  estimateValidityDays: 30,
  retainerTerms: null,
  retainerNotes: null,
  retainersCarryTax: false,
  defaultHourlyRate: 70,
  workdayMinutes: 480,
  dayLimitMinutes: 720,
  futureDays: 31,
  documentDays: 60,
  customerLinkDays: 180,
  remindersOn: false,
  reminderUpcomingDays: 3,
  reminderFirstDays: 7,
  reminderSecondDays: 14,
  reminderFinalDays: 30,
  remindersWithStatement: false,
  lateInterestPayers: 'nobody',
  billingRoundingMode: 'none',
  billingRoundingMinutes: 1,
  projectChoice: 'whenOpen',
  negativeStock: 'refuse',
  markUpPercent: null,
  billApproval: false,
  samplesShown: false,
  lockDate: null,
} as const satisfies OrganisationInput;

export const anOrganisation = (given: Partial<OrganisationInput> = {}): OrganisationInput => ({ ...organisation, ...given });
export const anOrganisationRecord = (given: Partial<OrganisationRecord> = {}): OrganisationRecord => ({
  ...stored,
  ...organisation,
  remindersSince: null,
  rates: [],
  lateInterestRates: [],
  ...given,
});

const taxRate = {
  name: 'PVM 21 %',
  percent: 21,
  category: 'S',
  exemptionReason: null,
  isafCode: 'PVM1',
  saftCode: null,
  validFrom: '2020-01-01',
  validTo: null,
  isDefault: true,
} as const satisfies TaxRateInput;

export const aTaxRate = (given: Partial<TaxRateInput> = {}): TaxRateInput => ({ ...taxRate, ...given });
export const aTaxRateRecord = (given: Partial<TaxRateRecord> = {}): TaxRateRecord => ({ ...stored, ...taxRate, ...given });

const bankAccount = {
  bankName: 'Neries bankas',
  iban: 'LT121000011101001000',
  bic: 'NERILT22',
  currency: 'EUR',
  isDefault: true,
  kidMethod: 'none',
  kidLength: null,
} as const satisfies BankAccountInput;

export const aBankAccount = (given: Partial<BankAccountInput> = {}): BankAccountInput => ({ ...bankAccount, ...given });
export const aBankAccountRecord = (given: Partial<BankAccountRecord> = {}): BankAccountRecord => ({
  ...stored,
  ...bankAccount,
  ...given,
});

const classifier = {
  type: 6,
  code: 'HUR',
  nameEn: 'Hour',
  nameLt: 'Valanda',
  nameNo: 'Time',
  position: 1,
  active: true,
} as const satisfies ClassifierInput;

export const aClassifier = (given: Partial<ClassifierInput> = {}): ClassifierInput => ({ ...classifier, ...given });
export const aClassifierRecord = (given: Partial<ClassifierRecord> = {}): ClassifierRecord => ({
  ...stored,
  ...classifier,
  useCount: 0,
  ...given,
});

const numberSeries = {
  documentKind: 'invoice',
  pattern: 'INV-{YYYY}-{0000}',
  nextNumber: 1,
  resetsYearly: true,
  isDefault: true,
} as const satisfies NumberSeriesInput;

export const aNumberSeries = (given: Partial<NumberSeriesInput> = {}): NumberSeriesInput => ({ ...numberSeries, ...given });
export const aNumberSeriesRecord = (given: Partial<NumberSeriesRecord> = {}): NumberSeriesRecord => ({
  ...stored,
  ...numberSeries,
  isClosed: false,
  year: null,
  lastIssuedDate: null,
  preview: 'INV-2026-0001',
  ...given,
});
