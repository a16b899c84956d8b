import { Body, Controller, Get, HttpCode, Param, Query } from '@nestjs/common';
import { PayBillInput, type BillDetail, type VendorPaymentRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { VendorPaymentsService } from './vendor-payments.service.ts';

/** Payments of one bill. In this module because payments import bills, not the other way round. */
@Controller('api/v1/bills/:id')
export class BillPaymentsController {
  constructor(private readonly payments: VendorPaymentsService) {}

  /** Lists the payments of one bill. */
  @Get('payments')
  @Can('read', 'VendorPayment')
  list(@Param('id', IdPipe) id: number, @Query() query: ListQuery): Promise<Page<VendorPaymentRecord>> {
    return this.payments.ofBill(id, query);
  }

  /** Records a payment of an open bill, of all that is left or a part of it. */
  @Post('record-payment')
  @HttpCode(200)
  @Can('recordPayment', 'Bill')
  record(@Param('id', IdPipe) id: number, @Body() input: PayBillInput): Promise<BillDetail> {
    return this.payments.record(id, input);
  }
}
