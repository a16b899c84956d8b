import { Body, Controller, Get, HttpCode, Param, Query } from '@nestjs/common';
import { RepriceInput, type Repricing } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { Post } from '../../platform/rest/post.ts';
import { RepriceQuery } from './overview-query.ts';
import { RepriceService } from './reprice.service.ts';

@Controller('api/v1/projects')
export class RepriceController {
  constructor(private readonly prices: RepriceService) {}

  /** Previews how repricing the unbilled hours of a project since a day would change them. */
  @Get(':id/reprice')
  @Can('update', 'Project')
  preview(@Param('id', IdPipe) id: number, @Query() { from }: RepriceQuery): Promise<Repricing> {
    return this.prices.preview(id, from);
  }

  /** Reprices the unbilled hours of a project since a day at today's rates. Billed hours and locked periods stay as they are. */
  @Post(':id/reprice')
  @HttpCode(200)
  @Can('update', 'Project')
  reprice(@Param('id', IdPipe) id: number, @Body() { from }: RepriceInput): Promise<Repricing> {
    return this.prices.reprice(id, from);
  }
}
