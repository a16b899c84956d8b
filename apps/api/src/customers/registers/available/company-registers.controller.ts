import { Controller, Get } from '@nestjs/common';
import type { Registers } from '@kontor/domain';
import { SignedIn } from '../../../platform/auth/can.ts';
import { CompanyRegisters } from '../company-registers.service.ts';

/** Public company registers. */
@Controller('api/v1/company-registers')
export class CompanyRegistersController {
  constructor(private readonly registers: CompanyRegisters) {}

  /** Lists the registers that this server can query: Brønnøysund (`brreg`) and EU VAT codes (`vies`), unless they are switched off. */
  @Get()
  @SignedIn()
  get(): Registers {
    return { registers: this.registers.switchedOn };
  }
}
