import { Module } from '@nestjs/common';
import { CustomersModule } from '../../customers/customers/customers.module.ts';
import { UsersModule } from '../../people/users/users.module.ts';
import { ProjectsModule } from '../projects/projects.module.ts';
import { MadeRecords } from './made-records.ts';
import { TimeImportsController } from './time-imports.controller.ts';
import { TimeImportsService } from './time-imports.service.ts';

@Module({
  imports: [CustomersModule, ProjectsModule, UsersModule],
  controllers: [TimeImportsController],
  providers: [TimeImportsService, MadeRecords],
})
export class TimeImportsModule {}
