import { Module } from '@nestjs/common';
import { CustomerImportsController } from './customer-imports.controller.ts';
import { CustomerImportsService } from './customer-imports.service.ts';

@Module({ controllers: [CustomerImportsController], providers: [CustomerImportsService] })
export class CustomerImportsModule {}
