import { Module } from '@nestjs/common';
import { DataExportController } from './data-export.controller.ts';
import { DataExportService } from './data-export.service.ts';

@Module({ controllers: [DataExportController], providers: [DataExportService] })
export class DataExportModule {}
