import { Body, Controller, Get, HttpCode, Param } from '@nestjs/common';
import { MergeInput, type CustomerRecord, type MergePreview } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { Post } from '../../platform/rest/post.ts';
import { CustomerMergingService } from './customer-merging.service.ts';

/** Two records of one customer become one. */
@Controller('api/v1/customers')
export class CustomerMergingController {
  constructor(private readonly merging: CustomerMergingService) {}

  /** What would go over to this customer if the other one became one with it. 422 when they cannot be one. */
  @Get(':id/merge/:mergedId')
  @Can('merge', 'Customer')
  previewMerge(@Param('id', IdPipe) id: number, @Param('mergedId', IdPipe) mergedId: number): Promise<MergePreview> {
    return this.merging.preview(id, mergedId);
  }

  /** Makes one customer of two: everything of the other goes over to this one, and the other is deleted. It cannot be undone. */
  @Post(':id/merge')
  @HttpCode(200)
  @Can('merge', 'Customer')
  merge(@Param('id', IdPipe) id: number, @Body() input: MergeInput): Promise<CustomerRecord> {
    return this.merging.merge(id, input);
  }
}
