import { Module } from '@nestjs/common';
import { StockMovesModule } from '../../stock/moves/stock-moves.module.ts';
import { BillsModule } from '../../purchases/bills/bills.module.ts';
import { ExpensesModule } from '../../purchases/expenses/expenses.module.ts';
import { ProjectsModule } from '../../work/projects/projects.module.ts';
import { BillDraftsController } from './costs/bill-drafts.controller.ts';
import { BillDraftsService } from './costs/bill-drafts.service.ts';
import { ExpenseDraftsController } from './costs/expense-drafts.controller.ts';
import { ExpenseDraftsService } from './costs/expense-drafts.service.ts';
import { FixedPrices } from './issuing/fixed-price.ts';
import { ProjectPricesController } from './issuing/project-prices.controller.ts';
import { ProjectPricesService } from './issuing/project-prices.service.ts';
import { InvoiceLettersService } from './issuing/invoice-letters.service.ts';
import { InvoiceIssuingService } from './issuing/invoice-issuing.service.ts';
import { InvoiceNewsTask } from './issuing/invoice-news.task.ts';
import { DrawInvoicePdfTask } from './paper/draw-invoice-pdf.task.ts';
import { InvoicePdfsJob } from './paper/invoice-pdfs.job.ts';
import { InvoicePapersService } from './paper/invoice-papers.service.ts';
import { InvoicesController } from './invoices.controller.ts';
import { InvoicesService } from './invoices.service.ts';
import { Overdue } from './overdue.ts';

@Module({
  imports: [BillsModule, ExpensesModule, ProjectsModule, StockMovesModule],
  controllers: [InvoicesController, BillDraftsController, ExpenseDraftsController, ProjectPricesController],
  providers: [
    BillDraftsService,
    ExpenseDraftsService,
    FixedPrices,
    ProjectPricesService,
    InvoicesService,
    InvoiceIssuingService,
    InvoiceLettersService,
    InvoicePapersService,
    InvoiceNewsTask,
    DrawInvoicePdfTask,
    InvoicePdfsJob,
    Overdue,
  ],
  exports: [InvoicesService, InvoiceIssuingService, InvoicePapersService],
})
export class InvoicesModule {}
