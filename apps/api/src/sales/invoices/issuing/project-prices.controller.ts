import { Controller, Get, Param } from '@nestjs/common';
import type { ProjectPrice } from '@kontor/domain';
import { Can } from '../../../platform/auth/can.ts';
import { IdPipe } from '../../../platform/rest/id.pipe.ts';
import { ProjectPricesService } from './project-prices.service.ts';

/** Fixed prices of projects and what of them is invoiced. */
@Controller('api/v1/projects')
export class ProjectPricesController {
  constructor(private readonly prices: ProjectPricesService) {}

  /** Returns the fixed price of a project with its change orders, and what of it is invoiced. 404 without a fixed price, 403 for those who may not see it. */
  @Get(':id/price')
  @Can('read', 'Project')
  get(@Param('id', IdPipe) id: number): Promise<ProjectPrice> {
    return this.prices.get(id);
  }
}
