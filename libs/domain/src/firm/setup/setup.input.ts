import { VatCode } from '../../platform/input/reach.ts';
import { Country, Currency, Email, Flag, Id, OneOf, Text, Whole } from '../../platform/input/validators.ts';
import { languages, type Language } from '../../platform/language/languages.ts';

/** Everything that the first valid invoice needs, on one page. */
export class SetupInput {
  @Country() country: string;
  @Text(200) name: string;
  @Text(50) legalCode: string;
  @Flag() isVatRegistered: boolean;
  @VatCode({ optional: true }) vatCode?: string | null;
  @Flag({ optional: true }) isInForetaksregisteret?: boolean | null;
  @Text(200) street: string;
  @Text(20, { optional: true }) zip?: string | null;
  @Text(100) city: string;
  @Email({ optional: true }) email?: string | null;
  @Id({ optional: true }) logoFileId?: number | null;
  @Currency() baseCurrency: string;
  @Text(60) timeZone: string;
  @OneOf(languages) language: Language;
  /** Left out, no account is added, and each invoice asks for one before it is sent. */
  @Text(40, { optional: true }) iban?: string | null;
  @Text(100, { optional: true }) bankName?: string | null;
  @Text(11, { optional: true }) bic?: string | null;
  /** The pattern of invoice numbers, and the first number. */
  @Text(40) pattern: string;
  @Whole(1, 2_000_000_000) nextNumber: number;
}
