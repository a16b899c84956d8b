import { Module } from '@nestjs/common';
import { AuthModule } from '../../platform/auth/auth.module.ts';
import { CustomersModule } from '../customers/customers.module.ts';
import { CompanyRegistersController } from './available/company-registers.controller.ts';
import { CompanyRegisters } from './company-registers.service.ts';
import { CustomerRegistersController } from './customer-registers.controller.ts';

@Module({
  imports: [AuthModule, CustomersModule],
  controllers: [CompanyRegistersController, CustomerRegistersController],
  providers: [CompanyRegisters],
  exports: [CompanyRegisters],
})
export class RegistersModule {}
