import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ProjectInput, type ProjectRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { BulkIds } from '../../platform/rest/bulk.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { ProjectsService } from './projects.service.ts';

/** Work for a customer, with its budget and how it is billed. */
@Controller('api/v1/projects')
export class ProjectsController {
  constructor(private readonly projects: ProjectsService) {}

  /** Lists projects with their hours, one page at a time. */
  @Get()
  @Can('read', 'Project')
  list(@Query() query: ListQuery): Promise<Page<ProjectRecord>> {
    return this.projects.list(query);
  }

  /** Returns one project. */
  @Get(':id')
  @Can('read', 'Project')
  get(@Param('id', IdPipe) id: number): Promise<ProjectRecord> {
    return this.projects.get(id);
  }

  /** Adds a project with status planned. */
  @Post()
  @Can('create', 'Project')
  create(@Body() input: ProjectInput): Promise<ProjectRecord> {
    return this.projects.create(input);
  }

  /** Replaces a project's data. 409 when somebody else has saved it in the meantime. */
  @Put(':id')
  @Can('update', 'Project')
  update(@Param('id', IdPipe) id: number, @Version() version: number, @Body() input: ProjectInput): Promise<ProjectRecord> {
    return this.projects.update(id, version, input);
  }

  /** Activates a planned, held or closed project. */
  @Post(':id/activate')
  @HttpCode(200)
  @Can('activate', 'Project')
  activate(@Param('id', IdPipe) id: number): Promise<ProjectRecord> {
    return this.projects.move(id, 'activate');
  }

  /** Puts a project on hold: people cannot log hours on it. */
  @Post(':id/hold')
  @HttpCode(200)
  @Can('hold', 'Project')
  hold(@Param('id', IdPipe) id: number): Promise<ProjectRecord> {
    return this.projects.move(id, 'hold');
  }

  /** Completes a project. */
  @Post(':id/complete')
  @HttpCode(200)
  @Can('complete', 'Project')
  complete(@Param('id', IdPipe) id: number): Promise<ProjectRecord> {
    return this.projects.move(id, 'complete');
  }

  /** Cancels a project. */
  @Post(':id/cancel')
  @HttpCode(200)
  @Can('cancel', 'Project')
  cancel(@Param('id', IdPipe) id: number): Promise<ProjectRecord> {
    return this.projects.move(id, 'cancel');
  }

  /** Deletes a project without tasks, hours and invoices. */
  @Delete(':id')
  @Can('delete', 'Project')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<ProjectRecord> {
    return this.projects.remove(id, version);
  }

  /** Deletes several, all or none; returns their ids. */
  @Delete()
  @HttpCode(200)
  @Can('delete', 'Project')
  removeMany(@BulkIds() ids: number[]): Promise<number[]> {
    return this.projects.removeMany(ids);
  }
}
