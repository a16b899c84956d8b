import { Module } from '@nestjs/common';
import { RegistersModule } from '../../customers/registers/registers.module.ts';
import { VendorRegistersController } from './vendor-registers.controller.ts';
import { VendorsController } from './vendors.controller.ts';
import { VendorsService } from './vendors.service.ts';

@Module({
  imports: [RegistersModule],
  controllers: [VendorsController, VendorRegistersController],
  providers: [VendorsService],
  exports: [VendorsService],
})
export class VendorsModule {}
