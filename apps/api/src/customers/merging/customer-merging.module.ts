import { Module } from '@nestjs/common';
import { CustomerMergingController } from './customer-merging.controller.ts';
import { CustomerMergingService } from './customer-merging.service.ts';

@Module({ controllers: [CustomerMergingController], providers: [CustomerMergingService] })
export class CustomerMergingModule {}
