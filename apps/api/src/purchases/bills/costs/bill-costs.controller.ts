import { Controller, Get, Query } from '@nestjs/common';
import type { BillCost, UnbilledCosts } from '@kontor/domain';
import { Can } from '../../../platform/auth/can.ts';
import { CostsQuery, UnbilledCostsQuery } from './costs-query.ts';
import { UnbilledCostsService } from './unbilled-costs.service.ts';

/** The billable lines of bills, as invoices take them. */
@Controller('api/v1/bills')
export class BillCostsController {
  constructor(private readonly costs: UnbilledCostsService) {}

  /** Lists billable lines of open bills that are on no invoice yet, of a customer or project; with `invoiceId`, those on that invoice. */
  @Get('costs')
  @Can('read', 'Bill')
  list(@Query() query: CostsQuery): Promise<BillCost[]> {
    return this.costs.costs(query);
  }

  /** Adds up what is on no invoice yet, by customer and project, in the organisation's currency. */
  @Get('unbilled-totals')
  @Can('read', 'Bill')
  totals(@Query() query: UnbilledCostsQuery): Promise<UnbilledCosts[]> {
    return this.costs.totals(query);
  }
}
