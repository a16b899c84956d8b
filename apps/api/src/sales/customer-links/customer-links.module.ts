import { Module } from '@nestjs/common';
import { AuthModule } from '../../platform/auth/auth.module.ts';
import { CreditNotesModule } from '../credit-notes/credit-notes.module.ts';
import { EstimatesModule } from '../estimates/estimates.module.ts';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { RetainerInvoicesModule } from '../retainer-invoices/retainer-invoices.module.ts';
import { CustomerLinksController } from './customer-links.controller.ts';
import { LinksOfMails } from './links-of-mails.service.ts';
import { CustomerLinksService } from './customer-links.service.ts';
import { CustomerAnswersService } from './pages/customer-answers.service.ts';
import { CustomerPagesController } from './pages/customer-pages.controller.ts';
import { ShownDocumentsService } from './pages/shown-documents.service.ts';
import { CustomerPagesService } from './pages/customer-pages.service.ts';

/** Links for customers, and the pages that they open. */
@Module({
  imports: [AuthModule, CreditNotesModule, EstimatesModule, InvoicesModule, RetainerInvoicesModule],
  controllers: [CustomerLinksController, CustomerPagesController],
  providers: [CustomerLinksService, CustomerPagesService, ShownDocumentsService, CustomerAnswersService, LinksOfMails],
})
export class CustomerLinksModule {}
