import { Controller, Get, Query } from '@nestjs/common';
import type { ReportFigures, ReportRecords } from '@kontor/domain';
import { Can } from '../platform/auth/can.ts';
import { cashFlowReport } from './cash-flow/cash-flow.report.ts';
import { expensesReport } from './expenses/expenses.report.ts';
import { incomeReport } from './income/income.report.ts';
import { savedHourReport } from './saved-hour/saved-hour.report.ts';
import { stockReport } from './stock/stock.report.ts';
import { workHourReport } from './work-hour/work-hour.report.ts';
import { workHourTaxReport } from './work-hour-tax/work-hour-tax.report.ts';
import { ReportQuery, ReportRecordsQuery } from './kit/report-query.ts';
import { ReportService } from './kit/report.service.ts';
import { taxSummaryReport } from './tax-summary/tax-summary.report.ts';
import { payablesReport } from './payables/payables.report.ts';
import { receivablesReport } from './receivables/receivables.report.ts';
import { utilisationReport } from './utilisation/utilisation.report.ts';
import { profitReport } from './profit/profit.report.ts';

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

  /** Adds up the hours worked between two days, and which of them are billable and billed. */
  @Get('workHour')
  @Can('read', 'TimeEntry')
  workHour(@Query() query: ReportQuery): Promise<ReportFigures> {
    return this.reports.figures(workHourReport, query);
  }

  /** Lists the entries that those hours are made of, newest first. */
  @Get('workHour/records')
  @Can('read', 'TimeEntry')
  workHourRecords(@Query() query: ReportRecordsQuery): Promise<ReportRecords> {
    return this.reports.records(workHourReport, query);
  }

  /** Adds up what the hours of two days cost, with what the employer pays on top of wages on each of their days. */
  @Get('workHourTax')
  @Can('read', 'TimeEntry')
  workHourTax(@Query() query: ReportQuery): Promise<ReportFigures> {
    return this.reports.figures(workHourTaxReport, query);
  }

  /** Lists the entries that this cost is made of, newest first. */
  @Get('workHourTax/records')
  @Can('read', 'TimeEntry')
  workHourTaxRecords(@Query() query: ReportRecordsQuery): Promise<ReportRecords> {
    return this.reports.records(workHourTaxReport, query);
  }

  /** Compares the budgets of the tasks and projects last worked on between two days with the hours logged on them until the last day. */
  @Get('savedHour')
  @Can('read', 'Task')
  savedHour(@Query() query: ReportQuery): Promise<ReportFigures> {
    return this.reports.figures(savedHourReport, query);
  }

  /** Lists the tasks and projects with those budgets, newest first. */
  @Get('savedHour/records')
  @Can('read', 'Task')
  savedHourRecords(@Query() query: ReportRecordsQuery): Promise<ReportRecords> {
    return this.reports.records(savedHourReport, query);
  }

  /** Adds up the stock ledger: what was there on the first day, what came, left and was adjusted, and what is there on the last. */
  @Get('stock')
  @Can('read', 'StockMove')
  stock(@Query() query: ReportQuery): Promise<ReportFigures> {
    return this.reports.figures(stockReport, query);
  }

  /** Lists the moves until the last day, newest first. */
  @Get('stock/records')
  @Can('read', 'StockMove')
  stockRecords(@Query() query: ReportRecordsQuery): Promise<ReportRecords> {
    return this.reports.records(stockReport, query);
  }

  /** Adds up what was bought between two days, with the tax that is not deducted: by the date of documents, or when it was paid. */
  @Get('expenses')
  @Can('read', 'Bill')
  expenses(@Query() query: ReportQuery): Promise<ReportFigures> {
    return this.reports.figures(expensesReport, query);
  }

  /** Lists the records that expenses are made of, newest first. */
  @Get('expenses/records')
  @Can('read', 'Bill')
  expensesRecords(@Query() query: ReportRecordsQuery): Promise<ReportRecords> {
    return this.reports.records(expensesReport, query);
  }

  /** Adds up the tax of sales and of purchases between two days of supply, by rate: what is due, what is deducted, and what is under reverse charge. */
  @Get('taxSummary')
  @Can('read', 'Invoice')
  taxSummary(@Query() query: ReportQuery): Promise<ReportFigures> {
    return this.reports.figures(taxSummaryReport, query);
  }

  /** Lists the documents that this tax is of, newest first. */
  @Get('taxSummary/records')
  @Can('read', 'Invoice')
  taxSummaryRecords(@Query() query: ReportRecordsQuery): Promise<ReportRecords> {
    return this.reports.records(taxSummaryReport, query);
  }

  /** Adds up what customers owed at the end of the last day, by the days since it was due. */
  @Get('receivables')
  @Can('read', 'Invoice')
  receivables(@Query() query: ReportQuery): Promise<ReportFigures> {
    return this.reports.figures(receivablesReport, query);
  }

  /** Lists the invoices that were open then, newest first. */
  @Get('receivables/records')
  @Can('read', 'Invoice')
  receivablesRecords(@Query() query: ReportRecordsQuery): Promise<ReportRecords> {
    return this.reports.records(receivablesReport, query);
  }

  /** Adds up what was owed to vendors at the end of the last day, by the days since it was due. */
  @Get('payables')
  @Can('read', 'Bill')
  payables(@Query() query: ReportQuery): Promise<ReportFigures> {
    return this.reports.figures(payablesReport, query);
  }

  /** Lists the bills that were open then, newest first. */
  @Get('payables/records')
  @Can('read', 'Bill')
  payablesRecords(@Query() query: ReportRecordsQuery): Promise<ReportRecords> {
    return this.reports.records(payablesReport, query);
  }

  /** Compares the hours between two days with the billable ones, and with what was invoiced for them. */
  @Get('utilisation')
  @Can('read', 'TimeEntry')
  utilisation(@Query() query: ReportQuery): Promise<ReportFigures> {
    return this.reports.figures(utilisationReport, query);
  }

  /** Lists the entries and documents that these figures are made of, newest first. */
  @Get('utilisation/records')
  @Can('read', 'TimeEntry')
  utilisationRecords(@Query() query: ReportRecordsQuery): Promise<ReportRecords> {
    return this.reports.records(utilisationReport, query);
  }

  /** Takes expenses from income, of the same days and basis. With `including`, labour and goods sold too: goods then count instead of the bills for them. */
  @Get('profit')
  @Can('read', 'Invoice')
  profit(@Query() query: ReportQuery): Promise<ReportFigures> {
    return this.reports.figures(profitReport, query);
  }

  /** Lists the records that profit is made of, newest first. */
  @Get('profit/records')
  @Can('read', 'Invoice')
  profitRecords(@Query() query: ReportRecordsQuery): Promise<ReportRecords> {
    return this.reports.records(profitReport, query);
  }

  /** Adds up the money that came and went between two days, with tax, at the exchange rate of each payment. */
  @Get('cashFlow')
  @Can('read', 'Payment')
  cashFlow(@Query() query: ReportQuery): Promise<ReportFigures> {
    return this.reports.figures(cashFlowReport, query);
  }

  /** Lists the payments that this money is made of, newest first. */
  @Get('cashFlow/records')
  @Can('read', 'Payment')
  cashFlowRecords(@Query() query: ReportRecordsQuery): Promise<ReportRecords> {
    return this.reports.records(cashFlowReport, query);
  }
}
