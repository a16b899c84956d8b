import { Module } from '@nestjs/common';
import { VendorImportsController } from './vendor-imports.controller.ts';
import { VendorImportsService } from './vendor-imports.service.ts';

@Module({ controllers: [VendorImportsController], providers: [VendorImportsService] })
export class VendorImportsModule {}
