import { Controller, Get } from '@nestjs/common';
import type { Dashboard } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { DashboardService } from './dashboard.service.ts';

/** The figures of the first page. */
@Controller('api/v1/dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  /** The figures of the first page. What the person may not read is null. */
  @Get()
  @Can('read', 'Dashboard')
  get(): Promise<Dashboard> {
    return this.dashboard.get();
  }
}
