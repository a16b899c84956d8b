import { SentId } from '../../platform/input/sent-id.ts';
import { DropsUnknown } from '../../platform/input/read-input.ts';
import { Whole } from '../../platform/input/validators.ts';
import { mostOfOne } from './shop.rules.ts';

/** The product to put into the cart or onto the wishlist. */
@DropsUnknown()
export class ChooseProductInput {
  @SentId() productId: number;
}
/** The quantity of a product in the cart. */
@DropsUnknown()
export class CartQuantityInput {
  @Whole(1, mostOfOne) qty: number;
}
