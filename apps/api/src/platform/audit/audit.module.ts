import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.ts';
import { AuditService } from './audit.service.ts';

@Module({ controllers: [AuditController], providers: [AuditService] })
export class AuditModule {}
