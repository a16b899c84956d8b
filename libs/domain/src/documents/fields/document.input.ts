import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { Amount, CalendarDate, Currency, Flag, Id, OneOf, Percent, Text } from '../../platform/input/validators.ts';
import { languages, type Language } from '../../platform/language/languages.ts';
import { DocumentChargeInput } from '../lines/charge.input.ts';
import { DocumentLineInput } from '../lines/line.input.ts';
import { ExchangeRate, RateDirection } from '../totals/exchange.input.ts';

/** What a person fills in on a sales document and on a template for such documents. */
export class TemplateInput {
  @Id({ code: 'document.select_customer' }) customerId: number;
  @Id({ optional: true }) contactId?: number | null;
  @Id({ optional: true }) projectId?: number | null;
  @Text(50, { optional: true }) orderNumber?: string | null;
  /** The customer's reference person, printed as "Your reference". */
  @Text(100, { optional: true }) yourReference?: string | null;
  @Currency() currency: string;
  @ExchangeRate() exchangeRate: number;
  /** The rate is in units of the document's currency per unit of the organisation's. */
  @RateDirection() exchangeRateInverted?: boolean;
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
  @Type(() => DocumentLineInput)
  lines: DocumentLineInput[];
  /** The person was asked for a project and chose none. */
  @Flag({ optional: true }) noProjectConfirmed?: boolean;
}

/** What a person fills in on a sales document of any kind. The input of a kind adds its dates. */
export class DocumentInput extends TemplateInput {
  @Text(50, { optional: true }) referenceNumber?: string | null;
  @CalendarDate({ optional: true }) exchangeRateDate?: string | null;
  /** The publisher of the rate. */
  @Text(100, { optional: true }) exchangeRateSource?: string | null;
  /** The date of supply, if it is not the document's date; decides the tax rates of lines without a period. */
  @CalendarDate({ optional: true }) supplyDate?: string | null;
  /** The date of an advance before the supply; decides the tax rates. */
  @CalendarDate({ optional: true }) advanceDate?: string | null;
  /** Another number series than the default. */
  @Id({ optional: true }) numberSeriesId?: number | null;
  /** The reason for another series. */
  @Text(500, { optional: true }) numberSeriesReason?: string | null;
}
