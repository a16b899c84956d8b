import { Phone, Website } from '../../platform/input/reach.ts';
import { Amount, Country, Currency, Email, Flag, OneOf, Percent, Text, Whole } from '../../platform/input/validators.ts';
import { languages, type Language } from '../../platform/language/languages.ts';
import { partyKinds, type PartyKind } from '../../firm/party/party.ts';
import { DatedRates, type DatedRateInput } from '../../firm/dated-rate/dated-rate.input.ts';

export class CustomerInput {
  @OneOf(partyKinds) kind: PartyKind;
  @Text(200) name: string;
  @Text(50, { optional: true }) legalCode?: string | null;
  @Text(50, { optional: true }) vatCode?: string | null;
  @Email({ optional: true }) email?: string | null;
  @Phone({ optional: true }) phone?: string | null;
  @Website({ optional: true }) website?: string | null;
  @Text(200, { optional: true }) street?: string | null;
  @Text(100, { optional: true }) city?: string | null;
  @Text(20, { optional: true }) zip?: string | null;
  @Country() country: string;
  @Text(200, { optional: true }) shippingStreet?: string | null;
  @Text(100, { optional: true }) shippingCity?: string | null;
  @Text(20, { optional: true }) shippingZip?: string | null;
  @Country({ optional: true }) shippingCountry?: string | null;
  @Currency() currency: string;
  @OneOf(languages) language: Language;
  @Whole(0, 365, { optional: true }) paymentTermsDays?: number | null;
  @Amount({ optional: true }) hourlyRate?: number | null;
  @DatedRates() rates?: DatedRateInput[] | null;
  @Percent({ optional: true }) discountPercent?: number | null;
  @Text(100, { optional: true }) buyerReference?: string | null;
  @Text(10_000, { optional: true }) notes?: string | null;
  @Flag() active: boolean;
  /** Save although another customer has the same company code or VAT code. */
  @Flag({ optional: true }) alikeConfirmed?: boolean;
}
