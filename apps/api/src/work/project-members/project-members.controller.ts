import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ProjectMemberInput, type ProjectMemberRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { BulkIds } from '../../platform/rest/bulk.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { ProjectMembersService } from './project-members.service.ts';

/** Members of projects, with their rates. */
@Controller('api/v1/project-members')
export class ProjectMembersController {
  constructor(private readonly members: ProjectMembersService) {}

  /** Lists members of projects, one page at a time. */
  @Get()
  @Can('read', 'ProjectMember')
  list(@Query() query: ListQuery): Promise<Page<ProjectMemberRecord>> {
    return this.members.list(query);
  }

  /** Returns one member of a project. */
  @Get(':id')
  @Can('read', 'ProjectMember')
  get(@Param('id', IdPipe) id: number): Promise<ProjectMemberRecord> {
    return this.members.get(id);
  }

  /** Adds a person to a project. */
  @Post()
  @Can('create', 'ProjectMember')
  create(@Body() input: ProjectMemberInput): Promise<ProjectMemberRecord> {
    return this.members.create(input);
  }

  /** Changes a member's rates. 409 when somebody else has saved the member in the meantime. */
  @Put(':id')
  @Can('update', 'ProjectMember')
  update(
    @Param('id', IdPipe) id: number,
    @Version() version: number,
    @Body() input: ProjectMemberInput,
  ): Promise<ProjectMemberRecord> {
    return this.members.update(id, version, input);
  }

  /** Removes a person from a project; their hours stay. */
  @Delete(':id')
  @Can('delete', 'ProjectMember')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<ProjectMemberRecord> {
    return this.members.remove(id, version);
  }

  /** Deletes several, all or none; returns their ids. */
  @Delete()
  @HttpCode(200)
  @Can('delete', 'ProjectMember')
  removeMany(@BulkIds() ids: number[]): Promise<number[]> {
    return this.members.removeMany(ids);
  }
}
