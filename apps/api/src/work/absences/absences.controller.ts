import { Body, Controller, Get, HttpCode, Param, Query } from '@nestjs/common';
import { AbsenceInput, RefuseAbsenceInput, type AbsenceRecord, type HolidayBalance } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { AbsencesService } from './absences.service.ts';
import { BalanceQuery } from './balance-query.ts';

/** Absences of people: asked for, and approved or refused. */
@Controller('api/v1/absences')
export class AbsencesController {
  constructor(private readonly absences: AbsencesService) {}

  /** Lists absences that the person may see, the latest first. */
  @Get()
  @Can('read', 'Absence')
  list(@Query() query: ListQuery): Promise<Page<AbsenceRecord>> {
    return this.absences.list(query);
  }

  /** Returns the days of paid holiday of one person in one year: entitled, taken, planned and left. */
  @Get('balance')
  @Can('read', 'Absence')
  balance(@Query() query: BalanceQuery): Promise<HolidayBalance> {
    return this.absences.balance(query);
  }

  /** Returns one absence. */
  @Get(':id')
  @Can('read', 'Absence')
  get(@Param('id', IdPipe) id: number): Promise<AbsenceRecord> {
    return this.absences.get(id);
  }

  /** Asks for days off. 409 when another absence takes some of them. */
  @Post()
  @Can('create', 'Absence')
  create(@Body() input: AbsenceInput): Promise<AbsenceRecord> {
    return this.absences.ask(input);
  }

  /** Approves an absence. Its days then have no target. */
  @Post(':id/approve')
  @HttpCode(200)
  @Can('approve', 'Absence')
  approve(@Param('id', IdPipe) id: number, @Version() version: number): Promise<AbsenceRecord> {
    return this.absences.approve(id, version);
  }

  /** Refuses an absence, with a remark. */
  @Post(':id/refuse')
  @HttpCode(200)
  @Can('approve', 'Absence')
  refuse(@Param('id', IdPipe) id: number, @Version() version: number, @Body() input: RefuseAbsenceInput): Promise<AbsenceRecord> {
    return this.absences.refuse(id, version, input);
  }

  /** Cancels an absence that was asked for or approved; its days have their target again. 409 for one's own that is approved and has begun. */
  @Post(':id/cancel')
  @HttpCode(200)
  @Can('cancel', 'Absence')
  cancel(@Param('id', IdPipe) id: number, @Version() version: number): Promise<AbsenceRecord> {
    return this.absences.cancel(id, version);
  }
}
