import { Module } from '@nestjs/common';
import { OrganisationModule } from '../../firm/organisation/organisation.module.ts';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { StatementsModule } from '../statements/statements.module.ts';
import { RemindersController } from './reminders.controller.ts';
import { RemindersService } from './reminders.service.ts';
import { RemindersTask } from './reminders.task.ts';

@Module({
  imports: [InvoicesModule, OrganisationModule, StatementsModule],
  controllers: [RemindersController],
  providers: [RemindersService, RemindersTask],
})
export class RemindersModule {}
