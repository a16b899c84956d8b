import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module.ts';
import { CustomerMergingController } from './customer-merging.controller.ts';
import { CustomerMergingService } from './customer-merging.service.ts';

@Module({ imports: [CustomersModule], controllers: [CustomerMergingController], providers: [CustomerMergingService] })
export class CustomerMergingModule {}
