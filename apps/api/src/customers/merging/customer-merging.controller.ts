import { Body, Controller, Get, HttpCode, Param } from '@nestjs/common';
import { MergeInput, type CustomerRecord, type MergePreview } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { Post } from '../../platform/rest/post.ts';
import { CustomerMergingService } from './customer-merging.service.ts';

/** Merging of two records of one customer. */
@Controller('api/v1/customers')
export class CustomerMergingController {
  constructor(private readonly merging: CustomerMergingService) {}

  /** Previews which records a merge would move to this customer. 422 when the two cannot be merged. */
  @Get(':id/merge/:mergedId')
  @Can('merge', 'Customer')
  previewMerge(@Param('id', IdPipe) id: number, @Param('mergedId', IdPipe) mergedId: number): Promise<MergePreview> {
    return this.merging.preview(id, mergedId);
  }

  /** Merges another customer into this one: all records of the other move here, and the other is deleted. This cannot be undone. */
  @Post(':id/merge')
  @HttpCode(200)
  @Can('merge', 'Customer')
  merge(@Param('id', IdPipe) id: number, @Body() input: MergeInput): Promise<CustomerRecord> {
    return this.merging.merge(id, input);
  }
}
