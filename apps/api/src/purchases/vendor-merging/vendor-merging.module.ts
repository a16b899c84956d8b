import { Module } from '@nestjs/common';
import { VendorMergingController } from './vendor-merging.controller.ts';
import { VendorMergingService } from './vendor-merging.service.ts';

@Module({ controllers: [VendorMergingController], providers: [VendorMergingService] })
export class VendorMergingModule {}
