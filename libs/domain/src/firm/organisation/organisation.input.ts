import { Phone, VatCode, Website } from '../../platform/input/reach.ts';
import {
  Amount,
  CalendarDate,
  Country,
  Currency,
  Email,
  Flag,
  Id,
  OneOf,
  Percent,
  Text,
  Whole,
} from '../../platform/input/validators.ts';
import { languages, type Language } from '../../platform/language/languages.ts';
import { DatedRates, type DatedRateInput } from '../dated-rate/dated-rate.input.ts';
import { LateInterestRates, type LateInterestRateInput } from '../late-interest/late-interest-rate.input.ts';
import { lateInterestPayers, type LateInterestPayers } from '../late-interest/late-interest-rate.ts';
import { addressSchemes, type AddressScheme } from '../party/electronic-address.ts';
import {
  negativeStocks,
  projectChoices,
  roundingModes,
  type NegativeStock,
  type ProjectChoice,
  type RoundingMode,
} from './organisation.ts';

export class OrganisationInput {
  @Text(200) name: string;
  @Text(50, { optional: true }) legalCode?: string | null;
  @VatCode({ optional: true }) vatCode?: string | null;
  @Flag() isVatRegistered: boolean;
  @Flag() isInForetaksregisteret: boolean;
  @Text(200, { optional: true }) street?: string | null;
  @Text(100, { optional: true }) city?: string | null;
  @Text(20, { optional: true }) zip?: string | null;
  @Country() country: string;
  @Email({ optional: true }) email?: string | null;
  @Phone({ optional: true }) phone?: string | null;
  @Website({ optional: true }) website?: string | null;
  /** The sender of e-invoices, with its scheme; a Norwegian or Lithuanian company needs none, as its code is one. */
  @Text(50, { optional: true }) electronicAddress?: string | null;
  @OneOf(addressSchemes, { optional: true }) electronicAddressScheme?: AddressScheme | null;
  @Id({ optional: true }) logoFileId?: number | null;
  @Currency() baseCurrency: string;
  @Whole(1, 12) fiscalYearStartMonth: number;
  @Text(60) timeZone: string;
  @OneOf(languages) language: Language;
  @Whole(0, 365) paymentTermsDays: number;
  @Text(10_000, { optional: true }) terms?: string | null;
  @Text(10_000, { optional: true }) customerNotes?: string | null;
  /** How many days a new estimate is valid. Left out, it stays as it is. */
  @Whole(0, 3650, { partial: true }) estimateValidityDays?: number;
  /** Terms of new retainer invoices, in place of those of all documents. */
  @Text(10_000, { optional: true }) retainerTerms?: string | null;
  @Text(10_000, { optional: true }) retainerNotes?: string | null;
  /** Advances carry tax: a retainer invoice is a tax document. Left out, it stays as it is. */
  @Flag({ partial: true }) retainersCarryTax?: boolean;
  @Amount({ optional: true }) defaultHourlyRate?: number | null;
  @DatedRates() rates?: DatedRateInput[] | null;
  @Whole(60, 1440) workdayMinutes: number;
  @Whole(60, 1440) dayLimitMinutes: number;
  /** How many days ahead people may log hours. Left out, it stays as it is. */
  @Whole(0, 366, { partial: true }) futureDays?: number;
  /** How many days before its expiry a user document is announced. Left out, it stays as it is. */
  @Whole(0, 366, { partial: true }) documentDays?: number;
  /** How many days a link to a document works for a customer; as it was when left out. */
  @Whole(1, 3650, { partial: true }) customerLinkDays?: number;
  /** Sends reminders of due invoices by schedule. Left out, it stays as it is, like the days below. */
  @Flag({ partial: true }) remindersOn?: boolean;
  /** Days before the due date; 0 skips this reminder, as below. */
  @Whole(0, 365, { partial: true }) reminderUpcomingDays?: number;
  /** Days after the due date. */
  @Whole(0, 365, { partial: true }) reminderFirstDays?: number;
  @Whole(0, 365, { partial: true }) reminderSecondDays?: number;
  @Whole(0, 365, { partial: true }) reminderFinalDays?: number;
  /** Attaches the statement of the customer to each reminder. */
  @Flag({ partial: true }) remindersWithStatement?: boolean;
  /** Whose late payment costs interest. Left out, it stays as it is. */
  @OneOf(lateInterestPayers, { partial: true }) lateInterestPayers?: LateInterestPayers;
  @LateInterestRates() lateInterestRates?: LateInterestRateInput[] | null;
  @OneOf(roundingModes) billingRoundingMode: RoundingMode;
  @Whole(1, 60) billingRoundingMinutes: number;
  /** When estimates and invoices ask for a project. Left out, it stays as it is. */
  @OneOf(projectChoices, { partial: true }) projectChoice?: ProjectChoice;
  /** What happens when more leaves than there is in stock. Left out, it stays as it is. */
  @OneOf(negativeStocks, { partial: true }) negativeStock?: NegativeStock;
  /** Added to what is billed on to customers. */
  @Percent({ optional: true, max: 1000 }) markUpPercent?: number | null;
  /** A bill has to be approved before it is opened. Left out, it stays as it is. */
  @Flag({ partial: true }) billApproval?: boolean;
  /** Shows the sample areas in the menu. Left out, it stays as it is. */
  @Flag({ partial: true }) samplesShown?: boolean;
  @CalendarDate({ optional: true }) lockDate?: string | null;
}
