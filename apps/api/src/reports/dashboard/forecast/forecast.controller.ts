import { Controller, Get } from '@nestjs/common';
import type { CashForecast } from '@kontor/domain';
import { Can } from '../../../platform/auth/can.ts';
import { ForecastService } from './forecast.service.ts';

/** The expected cash. */
@Controller('api/v1/dashboard/forecast')
export class ForecastController {
  constructor(private readonly forecast: ForecastService) {}

  /** Returns the money that is expected to come and go within 30, 60 and 90 days, by due dates and the habit of each customer. */
  @Get()
  @Can('read', 'Dashboard')
  get(): Promise<CashForecast> {
    return this.forecast.get();
  }
}
