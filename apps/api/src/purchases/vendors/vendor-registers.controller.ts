import { Body, Controller, Get, HttpCode, Param } from '@nestjs/common';
import { LookUpInput, type RegisterAnswerRecord } from '@kontor/domain';
import { CompanyRegisters } from '../../customers/registers/company-registers.service.ts';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { NeverKept } from '../../platform/rest/idempotency/never-kept.ts';
import { Post } from '../../platform/rest/post.ts';
import { VendorsService } from './vendors.service.ts';

/** Answers of public registers about vendors. */
@Controller('api/v1/vendors')
export class VendorRegistersController {
  constructor(
    private readonly registers: CompanyRegisters,
    private readonly vendors: VendorsService,
  ) {}

  /** Queries a public register and stores the answer, as for customers. No vendor is changed. */
  @Post('look-up')
  @HttpCode(200)
  @NeverKept() // a key would hold a database connection for as long as the register takes
  @Can('update', 'Vendor')
  lookUp(@Body() input: LookUpInput): Promise<RegisterAnswerRecord> {
    return this.registers.lookUp(input);
  }

  /** Lists register answers about the vendor's current codes, latest first, at most fifty. */
  @Get(':id/register-answers')
  @Can('read', 'Vendor')
  async answers(@Param('id', IdPipe) id: number): Promise<RegisterAnswerRecord[]> {
    return this.registers.answersAbout(await this.vendors.get(id));
  }
}
