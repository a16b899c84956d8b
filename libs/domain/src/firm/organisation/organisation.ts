import type { AddressScheme } from '../party/electronic-address.ts';
import type { DatedRate } from '../dated-rate/dated-rate.ts';
import type { LateInterestPayers, LateInterestRate } from '../late-interest/late-interest-rate.ts';
import type { Language } from '../../platform/language/languages.ts';

export const roundingModes = ['none', 'up', 'nearest', 'down'] as const;
export type RoundingMode = (typeof roundingModes)[number];

/** When estimates and invoices ask for a project: never, when the customer has open projects, or always. */
export const projectChoices = ['never', 'whenOpen', 'always'] as const;
export type ProjectChoice = (typeof projectChoices)[number];

/** What happens when more leaves than there is in stock: it is refused, or the person is warned and may continue. */
export const negativeStocks = ['refuse', 'warn'] as const;
export type NegativeStock = (typeof negativeStocks)[number];

/** The one organisation of this installation. Its id is always 1. */
export class OrganisationRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  name: string;
  legalCode: string | null;
  vatCode: string | null;
  isVatRegistered: boolean;
  /** Norway: an AS, ASA or branch of a foreign company must print "Foretaksregisteret". */
  isInForetaksregisteret: boolean;
  street: string | null;
  city: string | null;
  zip: string | null;
  country: string;
  email: string | null;
  phone: string | null;
  website: string | null;
  electronicAddress: string | null;
  electronicAddressScheme: AddressScheme | null;
  logoFileId: number | null;
  baseCurrency: string;
  /** 1 is January. */
  fiscalYearStartMonth: number;
  timeZone: string;
  /** Default language of documents. */
  language: Language;
  paymentTermsDays: number;
  terms: string | null;
  customerNotes: string | null;
  /** The validity of new estimates; 0 ends on their date. */
  estimateValidityDays: number;
  /** Terms of new retainer invoices, in place of those of all documents. */
  retainerTerms: string | null;
  retainerNotes: string | null;
  /** Advances carry tax: a retainer invoice is a tax document, and the final invoice deducts it by lines. */
  retainersCarryTax: boolean;
  defaultHourlyRate: number | null;
  /** Billing rates from a day on, each until the next one begins. */
  rates: DatedRate[];
  workdayMinutes: number;
  dayLimitMinutes: number;
  /** How many days ahead people may log hours. */
  futureDays: number;
  /** How many days before a user document expires the person and those who manage users are notified. */
  documentDays: number;
  /** So many days a link to a document works for a customer. */
  customerLinkDays: number;
  /** Reminders of due invoices leave by schedule. */
  remindersOn: boolean;
  /** The day on which they were switched on; earlier reminder days are over. Null while they are off. */
  remindersSince: string | null;
  /** How many days before the due date the first email leaves; 0 for none, as below. */
  reminderUpcomingDays: number;
  /** How many days after the due date the reminders leave. */
  reminderFirstDays: number;
  reminderSecondDays: number;
  reminderFinalDays: number;
  /** The statement of the customer goes along with each reminder. */
  remindersWithStatement: boolean;
  /** Whose late payment costs interest. It is shown as a computation, never booked. */
  lateInterestPayers: LateInterestPayers;
  /** Annual rates from a day on, each until the next one begins. */
  lateInterestRates: LateInterestRate[];
  billingRoundingMode: RoundingMode;
  billingRoundingMinutes: number;
  /** When estimates and invoices ask for a project. */
  projectChoice: ProjectChoice;
  /** What happens when more leaves than there is in stock. */
  negativeStock: NegativeStock;
  /** Added to what is billed on to customers, in percent, where neither customer nor project says otherwise. */
  markUpPercent: number | null;
  /** A bill has to be approved before it is opened. */
  billApproval: boolean;
  /** The menu has the sample areas. */
  samplesShown: boolean;
  /** Documents and hours on or before this date are locked. */
  lockDate: string | null;
}
