import { Body, Controller, Get, HttpCode, Param } from '@nestjs/common';
import { MergeInput, type VendorRecord, type MergePreview } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { Post } from '../../platform/rest/post.ts';
import { VendorMergingService } from './vendor-merging.service.ts';

/** Merging of two records of one vendor. */
@Controller('api/v1/vendors')
export class VendorMergingController {
  constructor(private readonly merging: VendorMergingService) {}

  /** Previews which records a merge would move to this vendor. 422 when the two cannot be merged. */
  @Get(':id/merge/:mergedId')
  @Can('merge', 'Vendor')
  previewMerge(@Param('id', IdPipe) id: number, @Param('mergedId', IdPipe) mergedId: number): Promise<MergePreview> {
    return this.merging.preview(id, mergedId);
  }

  /** Merges another vendor into this one: all records of the other move here, and the other is deleted. This cannot be undone. */
  @Post(':id/merge')
  @HttpCode(200)
  @Can('merge', 'Vendor')
  merge(@Param('id', IdPipe) id: number, @Body() input: MergeInput): Promise<VendorRecord> {
    return this.merging.merge(id, input);
  }
}
