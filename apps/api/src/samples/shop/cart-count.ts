import { sql, type RawBuilder } from 'kysely';
import type { Config } from '../../config.ts';
import { cartSet, firstCartCount } from './cart.set.ts';

/** How many things lie in the cart of a user; in one that was never looked at, those of the samples, if there are any. */
export const cartCount = (userId: RawBuilder<unknown>, { demo }: Config): RawBuilder<number> =>
  sql<number>`case when exists (select 1 from sample_set where name = ${cartSet.name} and user_id = ${userId})
    then (select count(*) from cart_item where user_id = ${userId}) else ${demo ? firstCartCount : 0}::bigint end`;
