import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { OrganisationModule } from '../../firm/organisation/organisation.module.ts';
import { WriteOffsController } from './write-offs.controller.ts';
import { WriteOffsService } from './write-offs.service.ts';

@Module({
  imports: [InvoicesModule, OrganisationModule],
  controllers: [WriteOffsController],
  providers: [WriteOffsService],
})
export class WriteOffsModule {}
