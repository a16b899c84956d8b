import { Controller, Get, Param } from '@nestjs/common';
import type { AnalyticsCard, StatisticsCard } from '@kontor/domain';
import { SignedIn } from '../../platform/auth/can.ts';
import { SamplePages } from './pages.service.ts';

/** Figures for the cards of the sample dashboards. */
@SignedIn()
@Controller('card')
export class CardsController {
  constructor(private readonly pages: SamplePages) {}

  /** The figures of one analytics card, by its name. */
  @Get('card-analytics/:name')
  analytics(@Param('name') name: string): Promise<AnalyticsCard> {
    return this.pages.get(`/card/card-analytics/${name}`);
  }

  /** The series of one statistics card, by its name. */
  @Get('card-statistics/:name')
  statistics(@Param('name') name: string): Promise<StatisticsCard> {
    return this.pages.get(`/card/card-statistics/${name}`);
  }
}
