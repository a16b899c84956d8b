import { Module } from '@nestjs/common';
import { EmployerChargesController } from './employer-charges.controller.ts';
import { EmployerChargesService } from './employer-charges.service.ts';

@Module({ controllers: [EmployerChargesController], providers: [EmployerChargesService], exports: [EmployerChargesService] })
export class EmployerChargesModule {}
