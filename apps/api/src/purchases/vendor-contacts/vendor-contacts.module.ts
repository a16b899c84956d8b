import { Module } from '@nestjs/common';
import { VendorContactsController } from './vendor-contacts.controller.ts';
import { VendorContactsService } from './vendor-contacts.service.ts';

@Module({ controllers: [VendorContactsController], providers: [VendorContactsService], exports: [VendorContactsService] })
export class VendorContactsModule {}
