import { Module } from '@nestjs/common';
import { OpeningBillImportsController } from './opening-bill-imports.controller.ts';
import { OpeningBillImportsService } from './opening-bill-imports.service.ts';

@Module({ controllers: [OpeningBillImportsController], providers: [OpeningBillImportsService] })
export class OpeningBillImportsModule {}
