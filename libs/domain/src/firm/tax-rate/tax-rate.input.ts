import { CalendarDate, Flag, OneOf, Percent, Text } from '../../platform/input/validators.ts';
import { taxCategories, type TaxCategory } from './tax-rate.ts';

export class TaxRateInput {
  @Text(60) name: string;
  @Percent({ optional: true }) percent?: number | null;
  @OneOf(taxCategories) category: TaxCategory;
  @Text(200, { optional: true }) exemptionReason?: string | null;
  @Text(10, { optional: true }) isafCode?: string | null;
  @Text(10, { optional: true }) saftCode?: string | null;
  @CalendarDate() validFrom: string;
  @CalendarDate({ optional: true }) validTo?: string | null;
  @Flag() isDefault: boolean;
}
