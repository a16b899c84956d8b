import { Phone, VatCode, Website } from '../../platform/input/reach.ts';
import { Amount, Country, Currency, Email, Flag, OneOf, Percent, Text, Whole } from '../../platform/input/validators.ts';
import { languages, type Language } from '../../platform/language/languages.ts';
import { invoiceChannels, type InvoiceChannel } from './invoice-channel.ts';
import { taxTreatments, type TaxTreatment } from '../../firm/tax-rate/tax-rate.ts';
import { addressSchemes, type AddressScheme } from '../../firm/party/electronic-address.ts';
import { partyKinds, type PartyKind } from '../../firm/party/party.ts';
import { DatedRates, type DatedRateInput } from '../../firm/dated-rate/dated-rate.input.ts';

export class CustomerInput {
  @OneOf(partyKinds) kind: PartyKind;
  @Text(200) name: string;
  @Text(50, { optional: true }) legalCode?: string | null;
  @VatCode({ optional: true }) vatCode?: string | null;
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
  /** Added to what is billed on to this customer. */
  @Percent({ optional: true, max: 1000 }) markUpPercent?: number | null;
  /** Proposes tax and exemption reason on the lines of its documents. Left out, it stays as it is. */
  @OneOf(taxTreatments, { partial: true }) taxTreatment?: TaxTreatment;
  /** The most that the customer may owe, in its currency; a draft that goes beyond it says so. */
  @Amount({ optional: true }) creditLimit?: number | null;
  @Text(100, { optional: true }) buyerReference?: string | null;
  @Text(50, { optional: true }) orderReference?: string | null;
  /** Where the customer receives e-invoices, with its scheme; a Norwegian or Lithuanian company needs none, as its code is one. */
  @Text(50, { optional: true }) electronicAddress?: string | null;
  @OneOf(addressSchemes, { optional: true }) electronicAddressScheme?: AddressScheme | null;
  /** An invoice to a public body must be an e-invoice. Left out, it stays as it is. */
  @Flag({ partial: true }) publicBody?: boolean;
  /** How invoices reach the customer. Left out, it stays as it is. */
  @OneOf(invoiceChannels, { partial: true }) invoiceChannel?: InvoiceChannel;
  @Text(10_000, { optional: true }) notes?: string | null;
  /** No reminders leave by schedule. Left out, it stays as it is. */
  @Flag({ partial: true }) remindersOff?: boolean;
  @Flag() active: boolean;
  /** Make it inactive although this pauses recurring invoices. */
  @Flag({ optional: true }) pauseConfirmed?: boolean;
  /** Save although another customer has the same company code or VAT code. */
  @Flag({ optional: true }) alikeConfirmed?: boolean;
}
