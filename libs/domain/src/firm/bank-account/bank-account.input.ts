import { Currency, Flag, OneOf, Text, Whole } from '../../platform/input/validators.ts';
import { kidMethods, type KidMethod } from './bank-account.ts';

export class BankAccountInput {
  @Text(100) bankName: string;
  @Text(40) iban: string;
  @Text(11, { optional: true }) bic?: string | null;
  @Currency() currency: string;
  @Flag() isDefault: boolean;
  @OneOf(kidMethods) kidMethod: KidMethod;
  @Whole(4, 25, { optional: true }) kidLength?: number | null;
}
