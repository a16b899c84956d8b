import { Module } from '@nestjs/common';
import { ReportService } from './kit/report.service.ts';
import { ReportsController } from './reports.controller.ts';

@Module({ controllers: [ReportsController], providers: [ReportService] })
export class ReportsModule {}
