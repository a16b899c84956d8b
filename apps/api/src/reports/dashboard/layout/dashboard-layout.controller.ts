import { Body, Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import { DashboardLayoutInput, type DashboardLayoutRecord } from '@kontor/domain';
import { SignedIn } from '../../../platform/auth/can.ts';
import { DashboardLayoutService } from './dashboard-layout.service.ts';

/** How a person has arranged the dashboard. */
@SignedIn()
@Controller('api/v1/dashboard-layout')
export class DashboardLayoutController {
  constructor(private readonly layout: DashboardLayoutService) {}

  /** Returns the panels in the person's order, and those that the person has hidden. */
  @Get()
  get(): Promise<DashboardLayoutRecord> {
    return this.layout.get();
  }

  /** Arranges the panels of the dashboard. */
  @Put()
  arrange(@Body() input: DashboardLayoutInput): Promise<DashboardLayoutRecord> {
    return this.layout.arrange(input);
  }

  /** Puts the panels back into the usual order and shows them all. */
  @Delete()
  @HttpCode(200)
  reset(): Promise<DashboardLayoutRecord> {
    return this.layout.reset();
  }
}
