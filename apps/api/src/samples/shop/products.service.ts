import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import {
  madeUpOffer,
  offered,
  holds,
  productColors,
  productSortOf,
  productsPerPage,
  sliceIn,
  textIn,
  type Basket,
  type CartAnswer,
  type ProductAnswer,
  type ProductRecord,
  type ProductsAnswer,
  type ProductSort,
  type WishlistAnswer,
} from '@kontor/domain';
import { SampleSets } from '../sets/sample-sets.ts';
import { clock } from '../../platform/context/clock.ts';
import { person } from '../../platform/context/actor.ts';
import { cartSet } from './cart.set.ts';
import { productSet } from './product.set.ts';
import { wishlistSet } from './wishlist.set.ts';
import { hasWords } from '../../platform/rest/query/plain-text.ts';

const orderBy: Record<ProductSort, RawBuilder<unknown>> = {
  featured: sql`id desc`,
  'price-asc': sql`price, id`,
  'price-desc': sql`price desc, id desc`,
};
const columns = sql`p.id, p.name, p.slug, p.description, p.brand, p.price, p.image, p.has_free_shipping as "hasFreeShipping", p.rating`;

/** The shop: the same products for all, with each person's own wishlist and cart. */
@Injectable()
export class ProductsService {
  constructor(
    private readonly em: EntityManager,
    private readonly sets: SampleSets,
  ) {}

  async list(query: object): Promise<ProductsAnswer> {
    await this.ready();
    const q = textIn(query, 'q');
    const { perPage, page } = sliceIn(query, productsPerPage);
    const found = q ? hasWords(sql`p.name`, q) : sql`true`;
    const db = this.em.getKysely();
    const [basket, products, total] = await Promise.all([
      this.basket(),
      sql<ProductRecord>`select ${columns} from product p where ${found}
        order by ${orderBy[productSortOf(textIn(query, 'sortBy'))]} limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
      sql<{ total: number }>`select count(*) as total from product p where ${found}`.execute(db),
    ]);
    return {
      products: products.rows.map((product) => offered(product, basket)),
      total: total.rows[0]?.total ?? 0,
      userWishlist: [...basket.wishlist],
      userCart: [...basket.cart],
    };
  }

  async get(id: number): Promise<ProductAnswer | undefined> {
    await this.ready();
    const [basket, { rows }] = await Promise.all([
      this.basket(),
      sql<ProductRecord>`select ${columns} from product p where p.id = ${id}`.execute(this.em.getKysely()),
    ]);
    const [product] = rows;
    return product && { product: { ...offered(product, basket), colorOptions: [...productColors] } };
  }

  async wishlist(): Promise<WishlistAnswer> {
    await this.ready();
    const [{ cart }, { rows }] = await Promise.all([
      this.basket(),
      sql<ProductRecord>`select ${columns} from wishlist_item w join product p on p.id = w.product_id
        where w.user_id = ${person().userId} order by w.id`.execute(this.em.getKysely()),
    ]);
    return { products: rows.map((product) => ({ ...product, isInCart: holds(cart, product) })) };
  }

  async cart(): Promise<CartAnswer> {
    await this.ready();
    const [{ wishlist }, { rows }] = await Promise.all([
      this.basket(),
      sql<ProductRecord & { qty: number }>`select ${columns}, c.qty
        from cart_item c join product p on p.id = c.product_id where c.user_id = ${person().userId} order by c.id`.execute(
        this.em.getKysely(),
      ),
    ]);
    const now = clock.now();
    return {
      products: rows.map((product) => ({
        ...product,
        ...madeUpOffer(now, Math.random),
        isInWishlist: holds(wishlist, product),
      })),
    };
  }

  private async ready(): Promise<void> {
    await this.sets.ready(productSet);
    await this.sets.ready(wishlistSet);
    await this.sets.ready(cartSet);
  }

  private async basket(): Promise<Basket> {
    const { userId: id } = person();
    const { rows } = await sql<Basket>`select
      (select coalesce(json_agg(json_build_object('id', id, 'productId', product_id) order by id), '[]'::json)
        from wishlist_item where user_id = ${id}) as wishlist,
      (select coalesce(json_agg(json_build_object('id', id, 'productId', product_id, 'qty', qty) order by id), '[]'::json)
        from cart_item where user_id = ${id}) as cart`.execute(this.em.getKysely());
    return rows[0] ?? { wishlist: [], cart: [] };
  }
}
