import { Module } from '@nestjs/common';
import { ItemsController } from './items.controller.ts';
import { ItemsService } from './items.service.ts';

@Module({ controllers: [ItemsController], providers: [ItemsService], exports: [ItemsService] })
export class ItemsModule {}
