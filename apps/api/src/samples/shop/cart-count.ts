import { sql, type RawBuilder } from 'kysely';
import type { Config } from '../../config.ts';
import { cartSet, firstCartCount } from './cart.set.ts';

/** SQL for the number of items in a user's cart; for a cart that was never opened, the number of sample items, if any. */
export const cartCount = (userId: RawBuilder<unknown>, { demo }: Config): RawBuilder<number> =>
  sql<number>`case when exists (select 1 from sample_set where name = ${cartSet.name} and user_id = ${userId})
    then (select count(*) from cart_item where user_id = ${userId}) else ${demo ? firstCartCount : 0}::bigint end`;
