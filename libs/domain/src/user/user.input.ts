import { Amount } from '../shared/validators.ts';

/** The rates of a person: the part of a user that projects and invoices need. */
export class UserRatesInput {
  @Amount({ optional: true }) hourlyRate?: number | null;
  @Amount({ optional: true }) costRate?: number | null;
}
