import { Controller, Get, Query } from '@nestjs/common';
import type { EmployeePage, EmployeeRecord } from '@kontor/domain';
import { SignedIn } from '../../platform/auth/can.ts';
import { EmployeesService } from './employees.service.ts';

export class EmployeesQuery {
  /** A part of the name, post, email, age, salary or start date. */
  q?: string;
  /** Rows per page: default 10, at most 100. */
  perPage?: string;
  /** From 1. */
  page?: string;
}

/** The rows of the sample data table: a hundred invented people. */
@SignedIn()
@Controller('api/datatables')
export class EmployeesController {
  constructor(private readonly employees: EmployeesService) {}

  /** Lists all rows. */
  @Get('initial-data')
  all(): Promise<EmployeeRecord[]> {
    return this.employees.all();
  }

  /** Lists a page of the rows that match the search, under `invoices`, and all rows. */
  @Get('data')
  page(@Query() query: EmployeesQuery): Promise<EmployeePage> {
    return this.employees.page(query);
  }
}
