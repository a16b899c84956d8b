import { Controller, Get, Query } from '@nestjs/common';
import type { AuditRecord } from '@kontor/domain';
import { Can } from '../auth/can.ts';
import { ListQuery } from '../rest/list.ts';
import type { Page } from '../rest/page.ts';
import { AuditService } from './audit.service.ts';

/** The history: who changed what, and when. */
@Controller('api/v1/audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  /**
   * Lists changes, latest first. Filtered by subject and subjectId it is the history of one record, which everybody who may read
   * the record may read; the history of a project includes that of its members. Anything else needs the right to read the audit.
   * Without a filter it has the last ten thousand changes.
   */
  @Get()
  @Can('read', 'Auth')
  list(@Query() query: ListQuery): Promise<Page<AuditRecord>> {
    return this.audit.list(query);
  }
}
