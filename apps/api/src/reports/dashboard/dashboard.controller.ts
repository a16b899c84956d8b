import { Controller, Get } from '@nestjs/common';
import type { Dashboard } from '@kontor/domain';
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
}
