import { Body, Controller, Delete, Get, HttpCode, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import {
  LetterInput,
  PaymentInput,
  RefundCreditInput,
  UndoRefundInput,
  type LetterWords,
  type PaymentRecord,
} from '@kontor/domain';
import { sendPaper } from '../../documents/paper/stored-paper.ts';
import { Can } from '../../platform/auth/can.ts';
import { DescribedAnswers } from '../../platform/rest/described/described-answers.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { PaymentLettersService } from './payment-letters.service.ts';
import { PaymentRefundsService } from './payment-refunds.service.ts';
import { PaymentsService } from './payments.service.ts';

/** Payments from customers, and their allocation to invoices. */
@Controller('api/v1/payments')
export class PaymentsController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly letters: PaymentLettersService,
    private readonly refunds: PaymentRefundsService,
  ) {}

  /** Lists payments with the invoices that they pay, one page at a time. */
  @Get()
  @Can('read', 'Payment')
  list(@Query() query: ListQuery): Promise<Page<PaymentRecord>> {
    return this.payments.list(query);
  }

  /** Returns one payment. */
  @Get(':id')
  @Can('read', 'Payment')
  get(@Param('id', IdPipe) id: number): Promise<PaymentRecord> {
    return this.payments.get(id);
  }

  /** Records a payment on any number of the customer's sent invoices and retainer invoices; an excess becomes the customer's credit. */
  @Post()
  @Can('recordPayment', 'Invoice')
  create(@Body() input: PaymentInput): Promise<PaymentRecord> {
    return this.payments.create(input);
  }

  /** Downloads the receipt of a payment as a PDF, in the customer's language. */
  @Get(':id/receipt')
  @Can('read', 'Payment')
  @DescribedAnswers({ 200: 'application/pdf' })
  async receipt(@Param('id', IdPipe) id: number, @Res() response: Response): Promise<void> {
    await sendPaper(response, await this.letters.pdf(id), 'inline');
  }

  /** Returns the default subject and text of a receipt, in the customer's language. */
  @Get(':id/letter')
  @Can('recordPayment', 'Invoice')
  letter(@Param('id', IdPipe) id: number): Promise<LetterWords> {
    return this.letters.proposal(id);
  }

  /** Sends a receipt by email, with its PDF. Default subject and text come from the template. */
  @Post(':id/mail')
  @HttpCode(200)
  @Can('recordPayment', 'Invoice')
  mail(@Param('id', IdPipe) id: number, @Body() input: LetterInput): Promise<PaymentRecord> {
    return this.letters.mail(id, input);
  }

  /** Records that unused credit of a payment was paid back to the customer. */
  @Post(':id/refund')
  @HttpCode(200)
  @Can('refund', 'Payment')
  refund(@Param('id', IdPipe) id: number, @Body() input: RefundCreditInput): Promise<PaymentRecord> {
    return this.refunds.refund(id, input);
  }

  /** Undoes a refund: the amount is the customer's credit again. */
  @Post(':id/undo-refund')
  @HttpCode(200)
  @Can('refund', 'Payment')
  undoRefund(@Param('id', IdPipe) id: number, @Body() input: UndoRefundInput): Promise<PaymentRecord> {
    return this.refunds.undo(id, input);
  }

  /** Undoes a payment: deletes it, and reopens the invoices that it paid. */
  @Delete(':id')
  @Can('undoPayment', 'Payment')
  undo(@Param('id', IdPipe) id: number, @Version() version: number): Promise<PaymentRecord> {
    return this.payments.undo(id, version);
  }
}
