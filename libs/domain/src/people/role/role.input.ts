import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, ValidateNested } from 'class-validator';
import { Text } from '../../platform/input/validators.ts';

const words = (target: object, key: string): void =>
  [
    IsArray({ message: 'field.not_a_list' }),
    ArrayMaxSize(60, { message: 'field.too_many {"max":60}' }),
    ArrayUnique({ message: 'field.repeated' }),
  ].forEach((decorate) => decorate(target, key));

/** What a role may do with one subject. */
export class RoleRight {
  /** Such as Customer. */
  @Text(40) subject: string;
  /** What may be done with every record, such as read or send. */
  @words @Text(40, { each: true }) verbs: string[];
  /** What may be done with one's own records alone; of files, with those of projects. */
  @words @Text(40, { each: true }) ownVerbs: string[];
  /** Groups of fields that stay hidden: money, personal, account. */
  @words @Text(40, { each: true }) hidden: string[];
}

export class RoleInput {
  @Text(100) name: string;
  @IsArray({ message: 'field.not_a_list' })
  @ArrayMaxSize(60, { message: 'field.too_many {"max":60}' })
  @ArrayUnique(({ subject }: RoleRight) => subject, { message: 'field.repeated' })
  @ValidateNested({ each: true })
  @Type(() => RoleRight)
  rights: RoleRight[];
}
