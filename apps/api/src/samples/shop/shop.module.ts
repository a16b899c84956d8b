import { Module } from '@nestjs/common';
import { BasketsService } from './baskets.service.ts';
import { ProductsService } from './products.service.ts';
import { ShopController } from './shop.controller.ts';

@Module({ controllers: [ShopController], providers: [ProductsService, BasketsService] })
export class ShopModule {}
