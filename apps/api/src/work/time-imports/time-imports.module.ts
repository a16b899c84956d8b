import { Module } from '@nestjs/common';
import { TimeImportsController } from './time-imports.controller.ts';
import { TimeImportsService } from './time-imports.service.ts';

@Module({ controllers: [TimeImportsController], providers: [TimeImportsService] })
export class TimeImportsModule {}
