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
  /** `important`, `completed` or `deleted`; anything else gives all that are not deleted. */
  filter?: string;
  /** One of `team`, `high`, `medium`, `low`, `update`. */
  tag?: string;
  /** `latest` (first, and the default), `title-asc`, `title-desc`, `assignee`, `due-date`, or `order`, which is the person's own. */
  sortBy?: string;
  /** With `aboutId`: the tasks about one record, such as Invoice 42. */
  aboutSubject?: string;
  aboutId?: number;
  /** Rows a page, at most 100. Without `perPage` and `page` the list ends after 500 tasks. */
  perPage?: string;
  /** Counted from 1. */
  page?: string;
}

export class DeleteTodoQuery {
  /** The id of the task; it may stand in the body instead. */
  taskId?: string;
}

/** A list of one's own, of things to do. */
@SignedIn()
@Controller('apps/todo')
export class TodosController {
  constructor(private readonly todos: TodosService) {}

  /** One's own tasks, the latest first. */
  @Get('tasks')
  list(@Query() query: TodosQuery): Promise<TodoRecord[]> {
    return this.todos.list(query);
  }

  /** Adds a task. Its id is the next one, whatever is sent. */
  @Post('add-tasks')
  add(@Body() { task }: AddTodoInput): Promise<TodoAnswer> {
    return this.todos.add(task);
  }

  /** Changes a task, or takes it back from the deleted ones; what is not sent stays. Nothing changes where the id is unknown. */
  @Post('update-task')
  @HttpCode(200)
  update(@Body() { task }: UpdateTodoInput): Promise<TodoAnswer> {
    return this.todos.update(task);
  }

  /** Puts a task among the deleted ones. Nothing changes where the id is unknown. */
  @Delete('delete-task')
  async remove(@Query() query: DeleteTodoQuery, @Body() body: Record<string, unknown>): Promise<void> {
    const id = idIn(query, body, 'taskId');
    if (id) await this.todos.remove(id);
  }

  /** Keeps an order of one's own: the tasks named take, in the order given, the places that they hold now. Read it by `sortBy=order`. */
  @Post('reorder')
  @HttpCode(200)
  reorder(@Body() { ids }: ReorderTodosInput): Promise<void> {
    return this.todos.reorder(ids);
  }

  /** The people that a task can be assigned to: those of the organisation and of the samples. */
  @Get('assignees')
  assignees(): Promise<TodoAssignee[]> {
    return this.todos.assignees();
  }
}
