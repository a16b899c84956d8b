import { ValidateBy } from 'class-validator';
import { Phone, VatCode, Website } from '../../platform/input/reach.ts';
import { Country, Currency, Email, Flag, Id, OneOf, Text, Whole } from '../../platform/input/validators.ts';
import { partyKinds, type PartyKind } from '../../firm/party/party.ts';
import { isPayableAccount } from './vendor.rules.ts';

/** The country decides which account formats are valid. */
const Payable = (): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isPayableAccount',
      validator: {
        validate: (value: unknown, args) =>
          typeof value !== 'string' || isPayableAccount(value, String(((args?.object ?? {}) as Partial<VendorInput>).country)),
      },
    },
    { message: 'vendor.bad_account' },
  );

export class VendorInput {
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
  @Currency() currency: string;
  @Whole(0, 365, { optional: true }) paymentTermsDays?: number | null;
  @Payable() @Text(50, { optional: true }) account?: string | null;
  @Id({ optional: true }) categoryId?: number | null;
  @Id({ optional: true }) taxRateId?: number | null;
  @Text(10_000, { optional: true }) notes?: string | null;
  @Flag() active: boolean;
  /** Make it inactive although this pauses recurring bills. */
  @Flag({ optional: true }) pauseConfirmed?: boolean;
  /** Save although another vendor has the same company code, VAT code or account. */
  @Flag({ optional: true }) alikeConfirmed?: boolean;
}
