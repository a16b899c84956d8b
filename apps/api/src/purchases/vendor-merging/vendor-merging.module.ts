import { Module } from '@nestjs/common';
import { VendorsModule } from '../vendors/vendors.module.ts';
import { VendorMergingController } from './vendor-merging.controller.ts';
import { VendorMergingService } from './vendor-merging.service.ts';

@Module({ imports: [VendorsModule], controllers: [VendorMergingController], providers: [VendorMergingService] })
export class VendorMergingModule {}
