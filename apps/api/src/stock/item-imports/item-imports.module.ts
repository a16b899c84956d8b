import { Module } from '@nestjs/common';
import { ItemImportsController } from './item-imports.controller.ts';
import { ItemImportsService } from './item-imports.service.ts';

@Module({ controllers: [ItemImportsController], providers: [ItemImportsService] })
export class ItemImportsModule {}
