import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { SentId } from '../../platform/input/sent-id.ts';
import { DropsUnknown } from '../../platform/input/read-input.ts';
import { CalendarDate, Flag, Id, Ids, OneOf, Part, Text, Words } from '../../platform/input/validators.ts';
import { EmailTopicInput } from '../mailbox/email.input.ts';
import { todoListLimit } from './todo.rules.ts';
import { todoTags, type TodoTag } from './todo.ts';

type Sent = { value: unknown };
/** Clients send a date, or the moment at which it begins: its day counts. */
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
  /** Id of the colleague who is assigned; the task is on their list too. */
  @Id({ optional: true }) userId?: number | null;
}

/** A task of one's own; what is not sent is empty. */
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

/** What changes; what is not sent stays. */
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

/** Tasks in the order in which they shall stand. */
export class ReorderTodosInput {
  @Ids(todoListLimit) ids: number[];
}
