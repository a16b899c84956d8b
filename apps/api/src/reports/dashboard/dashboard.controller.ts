import { Controller, Get } from '@nestjs/common';
import type { CashForecast, Dashboard } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { DashboardService } from './dashboard.service.ts';

/** The figures of the dashboard. */
@Controller('api/v1/dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  /** Returns the figures of the dashboard. A figure that the person may not read is null. */
  @Get()
  @Can('read', 'Dashboard')
  get(): Promise<Dashboard> {
    return this.dashboard.get();
  }

  /** Returns the money that is expected to come and go within 30, 60 and 90 days, by due dates and the habit of each customer. */
  @Get('forecast')
  @Can('read', 'Dashboard')
  forecast(): Promise<CashForecast> {
    return this.dashboard.forecast();
  }
}
