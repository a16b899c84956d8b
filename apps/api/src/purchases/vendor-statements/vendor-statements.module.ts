import { Module } from '@nestjs/common';
import { OrganisationModule } from '../../firm/organisation/organisation.module.ts';
import { VendorStatementsController } from './vendor-statements.controller.ts';
import { VendorStatementsService } from './vendor-statements.service.ts';

@Module({ imports: [OrganisationModule], controllers: [VendorStatementsController], providers: [VendorStatementsService] })
export class VendorStatementsModule {}
