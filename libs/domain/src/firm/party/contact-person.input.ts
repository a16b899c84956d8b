import { Phone } from '../../platform/input/reach.ts';
import { Email, Flag, Text } from '../../platform/input/validators.ts';

/** Somebody to turn to, at a customer or a vendor. */
export class ContactPersonInput {
  @Text(100) firstName: string;
  @Text(100) lastName: string;
  @Text(100, { optional: true }) position?: string | null;
  @Email({ optional: true }) email?: string | null;
  @Phone({ optional: true }) phone?: string | null;
  /** A new primary contact takes the place of the old one. */
  @Flag() isPrimary: boolean;
  @Text(10_000, { optional: true }) notes?: string | null;
}
