import { Controller, Get, Param, Query } from '@nestjs/common';
import type { RoleRecord } from '@kontor/domain';
import { Can } from '../auth/can.ts';
import { IdPipe } from '../rest/id.pipe.ts';
import { ListQuery } from '../rest/list.ts';
import type { Page } from '../rest/page.ts';
import { RolesService } from './roles.service.ts';

@Controller('api/v1/roles')
export class RolesController {
  constructor(private readonly roles: RolesService) {}

  /** Roles and their ability rules, one page at a time. */
  @Get()
  @Can('read', 'Role')
  list(@Query() query: ListQuery): Promise<Page<RoleRecord>> {
    return this.roles.list(query);
  }

  /** One role. */
  @Get(':id')
  @Can('read', 'Role')
  get(@Param('id', IdPipe) id: number): Promise<RoleRecord> {
    return this.roles.get(id);
  }
}
