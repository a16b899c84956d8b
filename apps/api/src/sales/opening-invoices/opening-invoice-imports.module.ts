import { Module } from '@nestjs/common';
import { OpeningInvoiceImportsController } from './opening-invoice-imports.controller.ts';
import { OpeningInvoiceImportsService } from './opening-invoice-imports.service.ts';

@Module({ controllers: [OpeningInvoiceImportsController], providers: [OpeningInvoiceImportsService] })
export class OpeningInvoiceImportsModule {}
