import { Module } from '@nestjs/common';
import { VendorsController } from './vendors.controller.ts';
import { VendorsService } from './vendors.service.ts';

@Module({ controllers: [VendorsController], providers: [VendorsService], exports: [VendorsService] })
export class VendorsModule {}
