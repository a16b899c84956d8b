import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { SentId } from '../../platform/input/sent-id.ts';
import { DropsUnknown } from '../../platform/input/read-input.ts';
import { CalendarDate, Flag, Id, Ids, OneOf, Part, Text, Words } from '../../platform/input/validators.ts';
import { EmailTopicInput } from '../mailbox/email.input.ts';
import { todoListLimit } from './todo.rules.ts';
import { todoTags, type TodoTag } from './todo.ts';

type Sent = { value: unknown };
/** Clients send a date or its first moment; only the day counts. */
const day = ({ value }: Sent): unknown =>
  typeof value === 'string' ? value.replace(/T\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)?$/, '') : value;
const Tags = (): PropertyDecorator => (target, key) => {
  const decorators = [
    OneOf(todoTags, { optional: true, each: true }),
    IsArray({ message: 'field.not_a_list' }),
    ArrayMaxSize(todoTags.length, { message: `field.too_many {"max":${todoTags.length}}` }),
    ArrayUnique({ message: 'field.repeated' }),
  ];
  decorators.forEach((decorate) => decorate(target, key));
};

const About: PropertyDecorator = (target, key) => {
  for (const decorate of [IsOptional(), ValidateNested({ message: 'error.invalid' }), Type(() => EmailTopicInput)])
    decorate(target, key);
};

export class TodoAssigneeInput {
  @Words(200) fullName: string;
  @Text(500, { optional: true, asTyped: true }) avatar: string | null;
  /** Id of the colleague it is assigned to; the to-do is on their list too. */
  @Id({ optional: true }) userId?: number | null;
}

/** A new to-do of the person; fields left out are empty. */
export class NewTodo {
  @Words(200) title: string;
  @Transform(day) @CalendarDate({ optional: true }) dueDate?: string | null;
  @Text(10_000, { optional: true, asTyped: true }) description?: string | null;
  @Part({ optional: true }) @Type(() => TodoAssigneeInput) assignee?: TodoAssigneeInput | null;
  @Tags() tags?: TodoTag[] | null;
  @Flag({ optional: true }) isCompleted?: boolean | null;
  @Flag({ optional: true }) isDeleted?: boolean | null;
  @Flag({ optional: true }) isImportant?: boolean | null;
  /** The record of the firm that it is about. */
  @About about?: EmailTopicInput | null;
}
@DropsUnknown()
export class AddTodoInput {
  @Part() @Type(() => NewTodo) task: NewTodo;
}

/** The fields to change; fields left out stay as they are. */
export class TodoChanges {
  @SentId() id: number;
  @Words(200, { optional: true }) title?: string | null;
  @Transform(day) @CalendarDate({ optional: true }) dueDate?: string | null;
  @Text(10_000, { optional: true, asTyped: true }) description?: string | null;
  @Part({ optional: true }) @Type(() => TodoAssigneeInput) assignee?: TodoAssigneeInput | null;
  @Tags() tags?: TodoTag[] | null;
  @Flag({ optional: true }) isCompleted?: boolean | null;
  @Flag({ optional: true }) isDeleted?: boolean | null;
  @Flag({ optional: true }) isImportant?: boolean | null;
  /** The record of the firm that it is about. */
  @About about?: EmailTopicInput | null;
}
@DropsUnknown()
export class UpdateTodoInput {
  @Part() @Type(() => TodoChanges) task: TodoChanges;
}

/** Ids of to-dos in their new order. */
export class ReorderTodosInput {
  @Ids(todoListLimit) ids: number[];
}
