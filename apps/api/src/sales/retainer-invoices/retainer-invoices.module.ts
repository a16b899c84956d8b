import { Module } from '@nestjs/common';
import { DrawRetainerPdfTask } from './paper/draw-retainer-pdf.task.ts';
import { RetainerPapersService } from './paper/retainer-papers.service.ts';
import { RetainerInvoicesController } from './retainer-invoices.controller.ts';
import { RetainerInvoicesService } from './retainer-invoices.service.ts';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { OrganisationModule } from '../../firm/organisation/organisation.module.ts';
import { RetainerMoneyController } from './retainer-money.controller.ts';
import { RetainerHoursService } from './retainer-hours.service.ts';
import { RetainerMoneyService } from './retainer-money.service.ts';
import { RetainerIssuingService } from './retainer-issuing.service.ts';
import { RetainerLettersService } from './retainer-letters.service.ts';

@Module({
  imports: [InvoicesModule, OrganisationModule],
  controllers: [RetainerInvoicesController, RetainerMoneyController],
  providers: [
    RetainerInvoicesService,
    RetainerIssuingService,
    RetainerLettersService,
    RetainerMoneyService,
    RetainerHoursService,
    RetainerPapersService,
    DrawRetainerPdfTask,
  ],
  exports: [RetainerInvoicesService, RetainerPapersService],
})
export class RetainerInvoicesModule {}
