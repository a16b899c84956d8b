import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { all, Id, Whole } from '../../platform/input/validators.ts';

export class TaskDependencyInput {
  @Id() taskId: number;
  @Whole(-365, 365, { optional: true }) lagDays?: number | null;
}

/** All tasks that a task waits for. Left out, the stored ones stay. */
export const Predecessors = (): PropertyDecorator =>
  all(
    IsOptional(),
    IsArray({ message: 'field.not_a_list' }),
    ArrayMaxSize(50, { message: 'field.too_many {"max":50}' }),
    ValidateNested({ each: true }),
    Type(() => TaskDependencyInput),
  );
