import { Controller, Get, Query } from '@nestjs/common';
import type { ReportFigures, ReportRecords } from '@kontor/domain';
import { Can } from '../platform/auth/can.ts';
import { incomeReport } from './income/income.report.ts';
import { ReportQuery, ReportRecordsQuery } from './kit/report-query.ts';
import { ReportService } from './kit/report.service.ts';

/** Figures of a period, grouped, compared, and explained by the records that they are made of. */
@Controller('api/v1/reports')
export class ReportsController {
  constructor(private readonly reports: ReportService) {}

  /** Adds up what was earned between two days: by the date of documents or, on cash basis, when their money came. */
  @Get('income')
  @Can('read', 'Invoice')
  income(@Query() query: ReportQuery): Promise<ReportFigures> {
    return this.reports.figures(incomeReport, query);
  }

  /** Lists the records that income is made of, newest first. */
  @Get('income/records')
  @Can('read', 'Invoice')
  incomeRecords(@Query() query: ReportRecordsQuery): Promise<ReportRecords> {
    return this.reports.records(incomeReport, query);
  }
}
