import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, mostItems } from '@kontor/domain';
import { notFound } from '../../platform/errors/api-error.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { SampleSets } from '../sets/sample-sets.ts';
import { person } from '../../platform/context/actor.ts';
import { CartItem } from './cart-item.entity.ts';
import { Product } from './product.entity.ts';
import { cartSet } from './cart.set.ts';
import { productSet } from './product.set.ts';
import { wishlistSet } from './wishlist.set.ts';
import { WishlistItem } from './wishlist-item.entity.ts';

/** Wishlist and cart of a person. They are independent, and the same product may be in them more than once. */
@Injectable()
export class BasketsService {
  constructor(
    private readonly em: EntityManager,
    private readonly sets: SampleSets,
  ) {}

  async addToCart(productId: number): Promise<void> {
    await this.ready();
    const userId = person().userId;
    await inTransaction(this.em, async (em) => {
      const id = await this.sets.takeId(em, cartSet);
      assertRoom(await em.count(CartItem, { userId }));
      await assertKnown(em, productId);
      em.create(CartItem, { userId, id, productId, qty: 1 });
    });
  }

  async addToWishlist(productId: number): Promise<void> {
    await this.ready();
    const userId = person().userId;
    await inTransaction(this.em, async (em) => {
      const id = await this.sets.takeId(em, wishlistSet);
      assertRoom(await em.count(WishlistItem, { userId }));
      await assertKnown(em, productId);
      em.create(WishlistItem, { userId, id, productId });
    });
  }

  /** Removes the first entry of this product, if there is one. */
  async removeFromCart(productId: number): Promise<void> {
    await this.ready();
    await inTransaction(this.em, async (em) => {
      await this.sets.turn(em, cartSet);
      const item = await em.findOne(CartItem, { userId: person().userId, productId }, { orderBy: { id: 'asc' } });
      if (item) em.remove(item);
    });
  }

  async setQuantity(productId: number, qty: number): Promise<void> {
    await this.ready();
    await inTransaction(this.em, async (em) => {
      await this.sets.turn(em, cartSet);
      const item = await em.findOne(CartItem, { userId: person().userId, productId }, { orderBy: { id: 'asc' } });
      if (item) item.qty = qty;
    });
  }

  async removeFromWishlist(productId: number): Promise<void> {
    await this.ready();
    await inTransaction(this.em, async (em) => {
      await this.sets.turn(em, wishlistSet);
      const item = await em.findOne(WishlistItem, { userId: person().userId, productId }, { orderBy: { id: 'asc' } });
      if (item) em.remove(item);
    });
  }

  private async ready(): Promise<void> {
    await this.sets.ready(productSet);
    await this.sets.ready(wishlistSet);
    await this.sets.ready(cartSet);
  }
}

function assertRoom(count: number): void {
  if (count >= mostItems) throw new DomainError('shop.list_full', { max: mostItems });
}

async function assertKnown(em: EntityManager, productId: number): Promise<void> {
  if (!(await em.count(Product, { id: productId }))) throw notFound();
}
