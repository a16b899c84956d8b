import { Module } from '@nestjs/common';
import { DashboardController } from './dashboard.controller.ts';
import { DashboardService } from './dashboard.service.ts';
import { ForecastController } from './forecast/forecast.controller.ts';
import { ForecastService } from './forecast/forecast.service.ts';
import { DashboardLayoutController } from './layout/dashboard-layout.controller.ts';
import { DashboardLayoutService } from './layout/dashboard-layout.service.ts';

@Module({
  controllers: [DashboardController, ForecastController, DashboardLayoutController],
  providers: [DashboardService, ForecastService, DashboardLayoutService],
})
export class DashboardModule {}
