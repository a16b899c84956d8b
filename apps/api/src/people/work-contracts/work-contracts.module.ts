import { Module } from '@nestjs/common';
import { WorkContractsController } from './work-contracts.controller.ts';
import { WorkContractsService } from './work-contracts.service.ts';

@Module({ controllers: [WorkContractsController], providers: [WorkContractsService] })
export class WorkContractsModule {}
