import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { RoleInput, type RoleRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { RolesService } from './roles.service.ts';

/** Roles with their rights. */
@Controller('api/v1/roles')
export class RolesController {
  constructor(private readonly roles: RolesService) {}

  /** Lists roles with their ability rules and number of users, one page at a time. */
  @Get()
  @Can('read', 'Role')
  list(@Query() query: ListQuery): Promise<Page<RoleRecord>> {
    return this.roles.list(query);
  }

  /** Returns one role. */
  @Get(':id')
  @Can('read', 'Role')
  get(@Param('id', IdPipe) id: number): Promise<RoleRecord> {
    return this.roles.get(id);
  }

  /** Adds a role of the firm. Nobody can grant a right that they do not have. */
  @Post()
  @Can('create', 'Role')
  create(@Body() input: RoleInput): Promise<RoleRecord> {
    return this.roles.create(input);
  }

  /** Replaces the rights of a role, with effect from its users' next request. A built-in role is refused. */
  @Put(':id')
  @Can('update', 'Role')
  update(@Param('id', IdPipe) id: number, @Version() version: number, @Body() input: RoleInput): Promise<RoleRecord> {
    return this.roles.update(id, version, input);
  }

  /** Deletes a role of the firm that no user has. */
  @Delete(':id')
  @Can('delete', 'Role')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<RoleRecord> {
    return this.roles.remove(id, version);
  }
}
