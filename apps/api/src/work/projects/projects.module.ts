import { Module } from '@nestjs/common';
import { ProjectInvoices } from './project-invoices.ts';
import { ProjectsController } from './projects.controller.ts';
import { ProjectsService } from './projects.service.ts';

@Module({
  controllers: [ProjectsController],
  providers: [ProjectsService, ProjectInvoices],
  exports: [ProjectsService, ProjectInvoices],
})
export class ProjectsModule {}
