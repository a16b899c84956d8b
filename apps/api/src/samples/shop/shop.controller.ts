import { Body, Controller, Delete, Get, HttpCode, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import {
  CartQuantityInput,
  ChooseProductInput,
  idOf,
  type CartAnswer,
  type ProductAnswer,
  type ProductsAnswer,
  type WishlistAnswer,
} from '@kontor/domain';
import { SignedIn } from '../../platform/auth/can.ts';
import { Post } from '../../platform/rest/post.ts';
import { BasketsService } from './baskets.service.ts';
import { ProductsService } from './products.service.ts';

export class ProductsQuery {
  /** A part of the name. */
  q?: string;
  /** `featured` (the latest first, and the default), `price-asc` or `price-desc`. */
  sortBy?: string;
  /** Rows a page: 9, at most 100. */
  perPage?: string;
  /** Counted from 1. */
  page?: string;
}

/** The sample shop. Nothing in it can be bought. */
@SignedIn()
@Controller('apps/ecommerce')
export class ShopController {
  constructor(
    private readonly products: ProductsService,
    private readonly baskets: BasketsService,
  ) {}

  /** A page of the products, each saying whether it is on the wishlist and in the cart of the person who asks. */
  @Get('products')
  list(@Query() query: ProductsQuery): Promise<ProductsAnswer> {
    return this.products.list(query);
  }

  /** One product with its colours. 404 without a body where there is none. */
  @Get('products/:id')
  async get(@Param('id') text: string, @Res({ passthrough: true }) response: Response): Promise<ProductAnswer | void> {
    const id = idOf(text);
    const found = id && (await this.products.get(id));
    if (found) return found;
    response.status(404);
  }

  /** One's own wishlist, in the order in which products were put there. */
  @Get('wishlist')
  wishlist(): Promise<WishlistAnswer> {
    return this.products.wishlist();
  }

  /** Puts a product on the wishlist. */
  @Post('wishlist')
  addToWishlist(@Body() { productId }: ChooseProductInput): Promise<void> {
    return this.baskets.addToWishlist(productId);
  }

  /** Takes the first entry of a product off the wishlist. Nothing changes where there is none. */
  @Delete('wishlist/:productId')
  async removeFromWishlist(@Param('productId') text: string): Promise<void> {
    const productId = idOf(text);
    if (productId) await this.baskets.removeFromWishlist(productId);
  }

  /** One's own cart, in the order in which products were put there. Delivery and rebates are made up at each reading. */
  @Get('cart')
  cart(): Promise<CartAnswer> {
    return this.products.cart();
  }

  /** Puts a product into the cart, also when it is there already. */
  @Post('cart')
  addToCart(@Body() { productId }: ChooseProductInput): Promise<void> {
    return this.baskets.addToCart(productId);
  }

  /** Says how many of a product are wanted, of the first entry of it. Nothing changes where there is none. */
  @Post('cart/:productId/quantity')
  @HttpCode(200)
  async setQuantity(@Param('productId') text: string, @Body() { qty }: CartQuantityInput): Promise<void> {
    const productId = idOf(text);
    if (productId) await this.baskets.setQuantity(productId, qty);
  }

  /** Takes the first entry of a product out of the cart. Nothing changes where there is none. */
  @Delete('cart/:productId')
  async removeFromCart(@Param('productId') text: string): Promise<void> {
    const productId = idOf(text);
    if (productId) await this.baskets.removeFromCart(productId);
  }
}
