import { Module } from '@nestjs/common';
import { MakeRecurringBillsTask } from './making/make-recurring-bills.task.ts';
import { RecurringBillMakingService } from './making/recurring-bill-making.service.ts';
import { RecurringBillsController } from './recurring-bills.controller.ts';
import { RecurringBillsService } from './recurring-bills.service.ts';

@Module({
  controllers: [RecurringBillsController],
  providers: [RecurringBillsService, RecurringBillMakingService, MakeRecurringBillsTask],
})
export class RecurringBillsModule {}
