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
  /** `featured` (newest first, the default), `price-asc` or `price-desc`. */
  sortBy?: string;
  /** Rows per page: default 9, at most 100. */
  perPage?: string;
  /** From 1. */
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

  /** Lists a page of products, each with flags for the person's wishlist and cart. */
  @Get('products')
  list(@Query() query: ProductsQuery): Promise<ProductsAnswer> {
    return this.products.list(query);
  }

  /** Returns one product with its colours. 404 without a body for an unknown id. */
  @Get('products/:id')
  async get(@Param('id') text: string, @Res({ passthrough: true }) response: Response): Promise<ProductAnswer | void> {
    const id = idOf(text);
    const found = id && (await this.products.get(id));
    if (found) return found;
    response.status(404);
  }

  /** Lists the person's wishlist, oldest entries first. */
  @Get('wishlist')
  wishlist(): Promise<WishlistAnswer> {
    return this.products.wishlist();
  }

  /** Puts a product on the wishlist. */
  @Post('wishlist')
  addToWishlist(@Body() { productId }: ChooseProductInput): Promise<void> {
    return this.baskets.addToWishlist(productId);
  }

  /** Removes the first entry of a product from the wishlist, if there is one. */
  @Delete('wishlist/:productId')
  async removeFromWishlist(@Param('productId') text: string): Promise<void> {
    const productId = idOf(text);
    if (productId) await this.baskets.removeFromWishlist(productId);
  }

  /** Lists the person's cart, oldest entries first. Delivery and rebates are made up at each reading. */
  @Get('cart')
  cart(): Promise<CartAnswer> {
    return this.products.cart();
  }

  /** Puts a product into the cart, even if it is there already. */
  @Post('cart')
  addToCart(@Body() { productId }: ChooseProductInput): Promise<void> {
    return this.baskets.addToCart(productId);
  }

  /** Sets the quantity of the first entry of a product, if there is one. */
  @Post('cart/:productId/quantity')
  @HttpCode(200)
  async setQuantity(@Param('productId') text: string, @Body() { qty }: CartQuantityInput): Promise<void> {
    const productId = idOf(text);
    if (productId) await this.baskets.setQuantity(productId, qty);
  }

  /** Removes the first entry of a product from the cart, if there is one. */
  @Delete('cart/:productId')
  async removeFromCart(@Param('productId') text: string): Promise<void> {
    const productId = idOf(text);
    if (productId) await this.baskets.removeFromCart(productId);
  }
}
