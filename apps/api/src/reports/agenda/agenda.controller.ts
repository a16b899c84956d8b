import { Controller, Get, Query } from '@nestjs/common';
import type { AgendaEntry } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { AgendaQuery, AgendaService } from './agenda.service.ts';

/** The dates of the firm for a calendar. */
@Controller('api/v1/agenda')
export class AgendaController {
  constructor(private readonly agenda: AgendaService) {}

  /**
   * The days on which sent invoices are due, projects begin and end, documents of people run out, and public holidays of the
   * organisation's country, as far as the person may read what they belong to.
   */
  @Get()
  @Can('read', 'Dashboard')
  get(@Query() query: AgendaQuery): Promise<AgendaEntry[]> {
    return this.agenda.get(query);
  }
}
