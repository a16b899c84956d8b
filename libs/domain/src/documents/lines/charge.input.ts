import { Amount, Id, Percent, Text } from '../../platform/input/validators.ts';

/** An addition to a whole document, such as freight: a percentage or an amount. */
export class DocumentChargeInput {
  @Text(100) reason: string;
  @Percent({ optional: true, code: 'document.charge_incorrect' }) percent?: number | null;
  @Amount({ optional: true, code: 'document.charge_incorrect' }) amount?: number | null;
  /** The rate of the whole charge; without one it is spread over the rates of the lines. */
  @Id({ optional: true }) taxRateId?: number | null;
}
