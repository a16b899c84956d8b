import { Body, Controller, Delete, Get, HttpCode, Query } from '@nestjs/common';
import {
  AddTodoInput,
  idIn,
  ReorderTodosInput,
  UpdateTodoInput,
  type TodoAnswer,
  type TodoAssignee,
  type TodoRecord,
} from '@kontor/domain';
import { SignedIn } from '../../platform/auth/can.ts';
import { Post } from '../../platform/rest/post.ts';
import { TodosService } from './todos.service.ts';

export class TodosQuery {
  /** A part of the title. */
  q?: string;
  /** `important`, `completed` or `deleted`; anything else lists all that are not deleted. */
  filter?: string;
  /** One of `team`, `high`, `medium`, `low`, `update`. */
  tag?: string;
  /** `latest` (default), `title-asc`, `title-desc`, `assignee`, `due-date`, or `order`, the person's own order. */
  sortBy?: string;
  /** With `aboutId`: the to-dos about one record, such as Invoice 42. */
  aboutSubject?: string;
  aboutId?: number;
  /** Rows per page, at most 100. Without `perPage` and `page`, the list ends after 500. */
  perPage?: string;
  /** From 1. */
  page?: string;
}

export class DeleteTodoQuery {
  /** The id of the to-do; it may be in the body instead. */
  taskId?: string;
}

/** The person's own to-do list. */
@SignedIn()
@Controller('apps/todo')
export class TodosController {
  constructor(private readonly todos: TodosService) {}

  /** Lists the person's to-dos, latest first. */
  @Get('tasks')
  list(@Query() query: TodosQuery): Promise<TodoRecord[]> {
    return this.todos.list(query);
  }

  /** Adds a to-do. It gets the next id, whatever id is sent. */
  @Post('add-tasks')
  add(@Body() { task }: AddTodoInput): Promise<TodoAnswer> {
    return this.todos.add(task);
  }

  /** Changes or restores a to-do; fields left out stay. An unknown id changes nothing. */
  @Post('update-task')
  @HttpCode(200)
  update(@Body() { task }: UpdateTodoInput): Promise<TodoAnswer> {
    return this.todos.update(task);
  }

  /** Moves a to-do to the deleted ones. An unknown id changes nothing. */
  @Delete('delete-task')
  async remove(@Query() query: DeleteTodoQuery, @Body() body: Record<string, unknown>): Promise<void> {
    const id = idIn(query, body, 'taskId');
    if (id) await this.todos.remove(id);
  }

  /** Saves the person's own order: the given to-dos take, in this order, the positions that they hold now. Read it with `sortBy=order`. */
  @Post('reorder')
  @HttpCode(200)
  reorder(@Body() { ids }: ReorderTodosInput): Promise<void> {
    return this.todos.reorder(ids);
  }

  /** Lists the people that a to-do can be assigned to: colleagues and sample people. */
  @Get('assignees')
  assignees(): Promise<TodoAssignee[]> {
    return this.todos.assignees();
  }
}
