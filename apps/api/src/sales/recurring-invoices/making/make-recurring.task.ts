import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobRegistry } from '../../../platform/jobs/job-registry.ts';
import { job } from '../../../platform/jobs/job.ts';
import { RecurringMakingService } from './recurring-making.service.ts';

const makeRecurringInvoices = job<object>('makeRecurringInvoices');

/** Every quarter of an hour: the day begins when it begins where the organisation is, and a standstill is made up for soon. */
@Injectable()
export class MakeRecurringTask implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly making: RecurringMakingService,
  ) {}

  onModuleInit(): void {
    this.registry.register(makeRecurringInvoices, () => this.making.makeDue(), '*/15 * * * *');
  }
}
