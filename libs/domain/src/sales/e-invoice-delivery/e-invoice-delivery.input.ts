import { OneOf, Text } from '../../platform/input/validators.ts';
import { toldDeliveryStates, type ToldDeliveryState } from './e-invoice-delivery.ts';

/** What the access point tells of an e-invoice that it was handed. */
export class EInvoiceDeliveryNewsInput {
  /** The key under which it was handed over. */
  @Text(100) key: string;
  @OneOf(toldDeliveryStates) state: ToldDeliveryState;
  /** Why it was rejected. */
  @Text(500, { optional: true }) reason?: string | null;
}
