import { Body, Controller, Get, HttpCode, Param } from '@nestjs/common';
import { LookUpInput, type RegisterAnswerRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { NeverKept } from '../../platform/rest/idempotency/never-kept.ts';
import { Post } from '../../platform/rest/post.ts';
import { CustomersService } from '../customers/customers.service.ts';
import { CompanyRegisters } from './company-registers.service.ts';

/** Answers of public registers about customers. */
@Controller('api/v1/customers')
export class CustomerRegistersController {
  constructor(
    private readonly registers: CompanyRegisters,
    private readonly customers: CustomersService,
  ) {}

  /**
   * Queries a public register and stores the answer as proof. 422 when the register does not answer, is switched off on this
   * server, or has no such codes; 429 after thirty queries of one person in ten minutes. No customer is changed.
   */
  @Post('look-up')
  @HttpCode(200)
  @NeverKept() // An idempotency key would hold a database connection until the register answers.
  @Can('update', 'Customer')
  lookUp(@Body() input: LookUpInput): Promise<RegisterAnswerRecord> {
    return this.registers.lookUp(input);
  }

  /** Lists register answers about the customer's current codes, latest first, at most fifty. */
  @Get(':id/register-answers')
  @Can('read', 'Customer')
  async answers(@Param('id', IdPipe) id: number): Promise<RegisterAnswerRecord[]> {
    return this.registers.answersAbout(await this.customers.get(id));
  }
}
