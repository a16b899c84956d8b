import { Module } from '@nestjs/common';
import { DrawRetainerPdfTask } from './paper/draw-retainer-pdf.task.ts';
import { RetainerPapersService } from './paper/retainer-papers.service.ts';
import { RetainerInvoicesController } from './retainer-invoices.controller.ts';
import { RetainerInvoicesService } from './retainer-invoices.service.ts';
import { RetainerIssuingService } from './retainer-issuing.service.ts';
import { RetainerLettersService } from './retainer-letters.service.ts';

@Module({
  controllers: [RetainerInvoicesController],
  providers: [
    RetainerInvoicesService,
    RetainerIssuingService,
    RetainerLettersService,
    RetainerPapersService,
    DrawRetainerPdfTask,
  ],
  exports: [RetainerInvoicesService],
})
export class RetainerInvoicesModule {}
