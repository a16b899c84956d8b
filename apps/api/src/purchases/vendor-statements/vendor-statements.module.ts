import { Module } from '@nestjs/common';
import { VendorStatementsController } from './vendor-statements.controller.ts';
import { VendorStatementsService } from './vendor-statements.service.ts';

@Module({ controllers: [VendorStatementsController], providers: [VendorStatementsService] })
export class VendorStatementsModule {}
