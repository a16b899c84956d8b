import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { Amount, CalendarDate, Currency, Emails, Flag, Id, Ids, OneOf, Percent, Text } from '../../platform/input/validators.ts';
import { languages, type Language } from '../../platform/language/languages.ts';
import { DocumentChargeInput } from '../../documents/lines/charge.input.ts';
import { DocumentLineInput } from '../../documents/lines/line.input.ts';
import { ExchangeRate, RateDirection } from '../../documents/totals/exchange.input.ts';

export class EstimateLineInput extends DocumentLineInput {
  /** The customer may leave it out: it counts in the total only once it is chosen. */
  @Flag({ optional: true }) optional?: boolean | null;
}

export class EstimateInput {
  @Id({ code: 'document.select_customer' }) customerId: number;
  @Id({ optional: true }) contactId?: number | null;
  @Id({ optional: true }) projectId?: number | null;
  @Text(50, { optional: true }) referenceNumber?: string | null;
  @Text(50, { optional: true }) orderNumber?: string | null;
  @CalendarDate() estimateDate: string;
  /** The last day on which the customer can accept it. */
  @CalendarDate() expiryDate: string;
  @Currency() currency: string;
  @ExchangeRate() exchangeRate: number;
  /** The rate is in units of the estimate's currency per unit of the organisation's. */
  @RateDirection() exchangeRateInverted?: boolean;
  @CalendarDate({ optional: true }) exchangeRateDate?: string | null;
  /** The publisher of the rate. */
  @Text(100, { optional: true }) exchangeRateSource?: string | null;
  /** The date of supply, if it decides the tax rates. */
  @CalendarDate({ optional: true }) supplyDate?: string | null;
  @CalendarDate({ optional: true }) advanceDate?: string | null;
  @Text(200, { optional: true }) deliveryPlace?: string | null;
  @OneOf(languages) language: Language;
  @Flag() pricesIncludeTax: boolean;
  @Percent({ optional: true, code: 'document.discount_incorrect' }) discountPercent?: number | null;
  @Amount({ optional: true, code: 'document.discount_incorrect' }) discountAmount?: number | null;
  @IsOptional()
  @IsArray({ message: 'field.not_a_list' })
  @ArrayMaxSize(20, { message: 'field.too_many {"max":20}' })
  @ValidateNested({ each: true })
  @Type(() => DocumentChargeInput)
  charges?: DocumentChargeInput[] | null;
  @Text(10_000, { optional: true }) customerNotes?: string | null;
  @Text(10_000, { optional: true }) terms?: string | null;
  @Text(10_000, { optional: true }) internalNote?: string | null;
  @IsArray({ message: 'field.not_a_list' })
  @ArrayMaxSize(500, { message: 'field.too_many {"max":500}' })
  @ValidateNested({ each: true })
  @Type(() => EstimateLineInput)
  lines: EstimateLineInput[];
  /** Another number series than the default. */
  @Id({ optional: true }) numberSeriesId?: number | null;
  /** The reason for another series. */
  @Text(500, { optional: true }) numberSeriesReason?: string | null;
  /** The person knows that an item sells below its purchase price, and continues. */
  @Flag({ optional: true }) priceBelowCostConfirmed?: boolean;
  /** The person was asked for a project and chose none. */
  @Flag({ optional: true }) noProjectConfirmed?: boolean;
}

export class SendEstimateInput {
  /** Up to ten recipients, separated by commas; without any, the estimate is only marked as sent, without an email. */
  @Emails({ optional: true }) to?: string | null;
  /** By default the template's subject. Placeholders such as `{number}` are filled in. */
  @Text(300, { optional: true }) subject?: string | null;
  /** By default the template's text. */
  @Text(5000, { optional: true }) message?: string | null;
  /** Another number series than the draft's. */
  @Id({ optional: true }) numberSeriesId?: number | null;
  /** The reason for another series; kept in the history. */
  @Text(500, { optional: true }) numberSeriesReason?: string | null;
}

export class ConvertEstimateInput {
  /** The positions of the optional lines that the customer chose, from 1; none when left out. */
  @Ids(500, { optional: true }) chosenLines?: number[] | null;
  /** The person knows that it has expired, and continues. */
  @Flag({ optional: true }) expiredConfirmed?: boolean;
}

export class AcceptEstimateInput extends ConvertEstimateInput {
  /** The person knows that it was declined before, and changes that. */
  @Flag({ optional: true }) otherDecisionConfirmed?: boolean;
}

export class MakeProjectInput {
  /** The code of the new project, unique. */
  @Text(30) code: string;
  @Text(200) name: string;
}

export class ExplainLossInput {
  /** A classifier of the type "reason for a lost estimate"; null takes the reason away. */
  @Id({ optional: true }) declineReasonId?: number | null;
}

export class DeclineEstimateInput {
  /** A classifier of the type "reason for a lost estimate". */
  @Id({ optional: true }) declineReasonId?: number | null;
  @Text(1000, { optional: true }) declineRemark?: string | null;
  /** The person knows that it has expired, and continues. */
  @Flag({ optional: true }) expiredConfirmed?: boolean;
  /** The person knows that it was accepted before, and changes that. */
  @Flag({ optional: true }) otherDecisionConfirmed?: boolean;
}
