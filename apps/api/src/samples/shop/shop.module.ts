import { Module } from '@nestjs/common';
import { addSessionExtra } from '../../people/sign-in/session-extras.ts';
import { BasketsService } from './baskets.service.ts';
import { cartCount } from './cart-count.ts';
import { ProductsService } from './products.service.ts';
import { ShopController } from './shop.controller.ts';

addSessionExtra('eCommerceCartItemsCount', cartCount);

@Module({ controllers: [ShopController], providers: [ProductsService, BasketsService] })
export class ShopModule {}
