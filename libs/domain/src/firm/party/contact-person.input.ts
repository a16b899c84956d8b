import { Phone } from '../../platform/input/reach.ts';
import { Email, Flag, Text } from '../../platform/input/validators.ts';

/** A contact person of a customer or a vendor. */
export class ContactPersonInput {
  @Text(100) firstName: string;
  @Text(100) lastName: string;
  @Text(100, { optional: true }) position?: string | null;
  @Email({ optional: true }) email?: string | null;
  @Phone({ optional: true }) phone?: string | null;
  /** A new primary contact replaces the old one. */
  @Flag() isPrimary: boolean;
  @Text(10_000, { optional: true }) notes?: string | null;
  /** The reader knows that somebody of this name or email is there, and enters another. */
  @Flag({ optional: true }) alikeConfirmed?: boolean;
}
