import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { MilestoneInput, type MilestoneRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { BulkIds } from '../../platform/rest/bulk.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { MilestonesService } from './milestones.service.ts';

/** Days by which a project has reached something. */
@Controller('api/v1/milestones')
export class MilestonesController {
  constructor(private readonly milestones: MilestonesService) {}

  /** Lists milestones of projects, one page at a time. */
  @Get()
  @Can('read', 'Milestone')
  list(@Query() query: ListQuery): Promise<Page<MilestoneRecord>> {
    return this.milestones.list(query);
  }

  /** Returns one milestone. */
  @Get(':id')
  @Can('read', 'Milestone')
  get(@Param('id', IdPipe) id: number): Promise<MilestoneRecord> {
    return this.milestones.get(id);
  }

  /** Adds a milestone to a project. */
  @Post()
  @Can('create', 'Milestone')
  create(@Body() input: MilestoneInput): Promise<MilestoneRecord> {
    return this.milestones.create(input);
  }

  /** Replaces a milestone's data. 409 when somebody else has saved it in the meantime. */
  @Put(':id')
  @Can('update', 'Milestone')
  update(@Param('id', IdPipe) id: number, @Version() version: number, @Body() input: MilestoneInput): Promise<MilestoneRecord> {
    return this.milestones.update(id, version, input);
  }

  /** Deletes a milestone. */
  @Delete(':id')
  @Can('delete', 'Milestone')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<MilestoneRecord> {
    return this.milestones.remove(id, version);
  }

  /** Deletes several, all or none; returns their ids. */
  @Delete()
  @HttpCode(200)
  @Can('delete', 'Milestone')
  removeMany(@BulkIds() ids: number[]): Promise<number[]> {
    return this.milestones.removeMany(ids);
  }
}
