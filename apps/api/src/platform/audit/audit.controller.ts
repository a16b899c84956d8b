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
   * Who changed what, the latest first; without a filter the last ten thousand changes. Filtered by subject and subjectId it is the
   * history of a record, that of a project with its members', for everybody who may read that record; anything else needs the right
   * to read the audit.
   */
  @Get()
  @Can('read', 'Auth')
  list(@Query() query: ListQuery): Promise<Page<AuditRecord>> {
    return this.audit.list(query);
  }
}
