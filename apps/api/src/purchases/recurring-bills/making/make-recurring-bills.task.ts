import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobRegistry } from '../../../platform/jobs/job-registry.ts';
import { job } from '../../../platform/jobs/job.ts';
import { RecurringBillMakingService } from './recurring-bill-making.service.ts';

const makeRecurringBills = job<object>('makeRecurringBills');

/** Every quarter of an hour, a few minutes after the invoices: the day begins when it begins where the organisation is. */
@Injectable()
export class MakeRecurringBillsTask implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly making: RecurringBillMakingService,
  ) {}

  onModuleInit(): void {
    this.registry.register(makeRecurringBills, () => this.making.makeDue(), '7,22,37,52 * * * *');
  }
}
