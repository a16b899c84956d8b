import { Controller, Get, Param, Query } from '@nestjs/common';
import { pagePath, textIn, type AnalyticsCard, type StatisticsCard } from '@kontor/domain';
import { SignedIn } from '../../platform/auth/can.ts';
import { SamplePages } from './pages.service.ts';

export class CardQuery {
  /** One of the card's `last_days` or `years`; default, and for any other value: the first. */
  period?: string;
}

/** Figures for the cards of the sample dashboards. */
@SignedIn()
@Controller('card')
export class CardsController {
  constructor(private readonly pages: SamplePages) {}

  /** Returns the figures of one analytics card, by its name. */
  @Get('card-analytics/:name')
  analytics(@Param('name') name: string, @Query() query: CardQuery): Promise<AnalyticsCard> {
    const path = `/card/card-analytics/${name}`;
    return this.pages.get(pagePath(path, textIn(query, 'period')), path);
  }

  /** Returns the series of one statistics card, by its name. */
  @Get('card-statistics/:name')
  statistics(@Param('name') name: string): Promise<StatisticsCard> {
    return this.pages.get(`/card/card-statistics/${name}`);
  }
}
