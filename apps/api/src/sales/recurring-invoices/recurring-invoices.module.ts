import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { MakeRecurringTask } from './making/make-recurring.task.ts';
import { RecurringMakingService } from './making/recurring-making.service.ts';
import { RecurringSendingService } from './making/recurring-sending.service.ts';
import { RecurringInvoicesController } from './recurring-invoices.controller.ts';
import { RecurringInvoicesService } from './recurring-invoices.service.ts';

@Module({
  imports: [InvoicesModule],
  controllers: [RecurringInvoicesController],
  providers: [RecurringInvoicesService, RecurringMakingService, RecurringSendingService, MakeRecurringTask],
})
export class RecurringInvoicesModule {}
