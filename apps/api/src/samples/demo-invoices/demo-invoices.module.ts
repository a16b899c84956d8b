import { Module } from '@nestjs/common';
import { DemoInvoicesController } from './demo-invoices.controller.ts';
import { DemoInvoicesService } from './demo-invoices.service.ts';

@Module({ controllers: [DemoInvoicesController], providers: [DemoInvoicesService] })
export class DemoInvoicesModule {}
