import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { TaskInput, type TaskRecord } from '@kontor/domain';
import { Can } from '../../platform/auth/can.ts';
import { BulkIds } from '../../platform/rest/bulk.ts';
import { IdPipe } from '../../platform/rest/id.pipe.ts';
import { ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { Post } from '../../platform/rest/post.ts';
import { Version } from '../../platform/rest/version.ts';
import { TasksService } from './tasks.service.ts';

/** Parts of a project that hours are logged on. */
@Controller('api/v1/tasks')
export class TasksController {
  constructor(private readonly tasks: TasksService) {}

  /** Lists tasks of projects with their logged hours, one page at a time. */
  @Get()
  @Can('read', 'Task')
  list(@Query() query: ListQuery): Promise<Page<TaskRecord>> {
    return this.tasks.list(query);
  }

  /** Returns one task. */
  @Get(':id')
  @Can('read', 'Task')
  get(@Param('id', IdPipe) id: number): Promise<TaskRecord> {
    return this.tasks.get(id);
  }

  /** Adds a task to a project. */
  @Post()
  @Can('create', 'Task')
  create(@Body() input: TaskInput): Promise<TaskRecord> {
    return this.tasks.create(input);
  }

  /** Replaces a task's data. 409 when somebody else has saved it in the meantime. */
  @Put(':id')
  @Can('update', 'Task')
  update(@Param('id', IdPipe) id: number, @Version() version: number, @Body() input: TaskInput): Promise<TaskRecord> {
    return this.tasks.update(id, version, input);
  }

  /** Deletes a task without hours. */
  @Delete(':id')
  @Can('delete', 'Task')
  remove(@Param('id', IdPipe) id: number, @Version() version: number): Promise<TaskRecord> {
    return this.tasks.remove(id, version);
  }

  /** Deletes several, all or none; returns their ids. */
  @Delete()
  @HttpCode(200)
  @Can('delete', 'Task')
  removeMany(@BulkIds() ids: number[]): Promise<number[]> {
    return this.tasks.removeMany(ids);
  }
}
