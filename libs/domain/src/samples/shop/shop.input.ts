import { SentId } from '../../platform/input/sent-id.ts';
import { DropsUnknown } from '../../platform/input/read-input.ts';

/** Which product goes into the cart, or onto the wishlist. */
@DropsUnknown()
export class ChooseProductInput {
  @SentId() productId: number;
}
