import { Body, Controller, Delete, Get, HttpCode, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { LetterInput, PaymentInput, type LetterWords, type PaymentRecord } from '@kontor/domain';
import { sendPaper } from '../../documents/paper/stored-paper.ts';
import { Can } from '../../platform/auth/can.ts';
import { DescribedAnswers } from '../../platform/rest/described/described-answers.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { PaymentLettersService } from './payment-letters.service.ts';
import { PaymentsService } from './payments.service.ts';

/** Money from customers, and the invoices that it pays. */
@Controller('api/v1/payments')
export class PaymentsController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly letters: PaymentLettersService,
  ) {}

  /** Payments with the invoices that they paid, one page at a time. */
  @Get()
  @Can('read', 'Payment')
  list(@Query() query: ListQuery): Promise<Page<PaymentRecord>> {
    return this.payments.list(query);
  }

  /** One payment. */
  @Get(':id')
  @Can('read', 'Payment')
  get(@Param('id', IdPipe) id: number): Promise<PaymentRecord> {
    return this.payments.get(id);
  }

  /** Books a payment on any number of the customer's sent invoices; what none of them takes becomes the customer's credit. */
  @Post()
  @Can('recordPayment', 'Invoice')
  create(@Body() input: PaymentInput): Promise<PaymentRecord> {
    return this.payments.create(input);
  }

  /** The receipt of a payment as a PDF, in the customer's language. */
  @Get(':id/receipt')
  @Can('read', 'Payment')
  @DescribedAnswers({ 200: 'application/pdf' })
  async receipt(@Param('id', IdPipe) id: number, @Res() response: Response): Promise<void> {
    await sendPaper(response, await this.letters.pdf(id), 'inline');
  }

  /** The subject and text that a receipt begins with, in the language of the customer. */
  @Get(':id/letter')
  @Can('recordPayment', 'Invoice')
  letter(@Param('id', IdPipe) id: number): Promise<LetterWords> {
    return this.letters.proposal(id);
  }

  /** Sends a receipt of the payment by email, with its PDF. Without words of one's own those of the template are sent. */
  @Post(':id/mail')
  @HttpCode(200)
  @Can('recordPayment', 'Invoice')
  mail(@Param('id', IdPipe) id: number, @Body() input: LetterInput): Promise<PaymentRecord> {
    return this.letters.mail(id, input);
  }

  /** Undoes a payment: it is deleted, and the invoices that it paid are open again. */
  @Delete(':id')
  @Can('undoPayment', 'Payment')
  undo(@Param('id', IdPipe) id: number, @Version() version: number): Promise<PaymentRecord> {
    return this.payments.undo(id, version);
  }
}
