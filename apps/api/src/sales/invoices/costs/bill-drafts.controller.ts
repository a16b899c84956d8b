import { Controller, HttpCode, Param } from '@nestjs/common';
import type { BillDetail } from '@kontor/domain';
import { Can } from '../../../platform/auth/can.ts';
import { IdPipe } from '../../../platform/rest/id.pipe.ts';
import { Post } from '../../../platform/rest/post.ts';
import { BillDraftsService } from './bill-drafts.service.ts';

/** Bills on draft invoices. */
@Controller('api/v1/bills')
export class BillDraftsController {
  constructor(private readonly drafts: BillDraftsService) {}

  /** Removes the lines of a bill from the draft invoices that hold them. 409 `bill.billed` names an invoice that was sent. */
  @Post(':id/remove-from-invoice')
  @HttpCode(200)
  @Can('update', 'Invoice')
  remove(@Param('id', IdPipe) id: number): Promise<BillDetail> {
    return this.drafts.remove(id);
  }
}
