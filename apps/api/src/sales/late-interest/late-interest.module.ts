import { Module } from '@nestjs/common';
import { OrganisationModule } from '../../firm/organisation/organisation.module.ts';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { LateInterestController } from './late-interest.controller.ts';
import { LateInterestService } from './late-interest.service.ts';

@Module({
  imports: [InvoicesModule, OrganisationModule],
  controllers: [LateInterestController],
  providers: [LateInterestService],
})
export class LateInterestModule {}
