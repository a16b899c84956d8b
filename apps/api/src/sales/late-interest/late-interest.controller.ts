import { Controller, Get, Param, Query } from '@nestjs/common';
import type { LateInterest } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { LateInterestQuery, LateInterestService } from './late-interest.service.ts';

@Controller('api/v1/invoices')
export class LateInterestController {
  constructor(private readonly lateInterest: LateInterestService) {}

  /**
   * Returns what the late payment of an invoice has cost up to a day, row by row: balance × rate × days ÷ 365. It is a computation: not booked,
   * and no part of the balance. Without rows where the organisation claims none from this customer, or nothing was paid late.
   */
  @Get(':id/late-interest')
  @Can('read', 'Invoice')
  get(@Param('id', IdPipe) id: number, @Query() query: LateInterestQuery): Promise<LateInterest> {
    return this.lateInterest.of(id, query);
  }
}
