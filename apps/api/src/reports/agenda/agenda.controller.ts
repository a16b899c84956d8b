import { Controller, Get, Query } from '@nestjs/common';
import type { AgendaEntry } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { AgendaQuery, AgendaService } from './agenda.service.ts';

/** Dates of the firm for a calendar. */
@Controller('api/v1/agenda')
export class AgendaController {
  constructor(private readonly agenda: AgendaService) {}

  /**
   * Lists due dates of sent invoices, start and end dates of projects, expiry dates of user documents, and public holidays of the
   * organisation's country, as far as the person may read the records.
   */
  @Get()
  @Can('read', 'Dashboard')
  get(@Query() query: AgendaQuery): Promise<AgendaEntry[]> {
    return this.agenda.get(query);
  }
}
