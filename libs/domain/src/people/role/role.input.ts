import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, ValidateNested } from 'class-validator';
import { Text } from '../../platform/input/validators.ts';

const words = (target: object, key: string): void =>
  [
    IsArray({ message: 'field.not_a_list' }),
    ArrayMaxSize(60, { message: 'field.too_many {"max":60}' }),
    ArrayUnique({ message: 'field.repeated' }),
  ].forEach((decorate) => decorate(target, key));

/** The rights of a role on one subject. */
export class RoleRight {
  /** Example: Customer. */
  @Text(40) subject: string;
  /** Verbs allowed on every record, such as read or send. */
  @words @Text(40, { each: true }) verbs: string[];
  /** Verbs allowed only on the person's own records; for files, on those of projects. */
  @words @Text(40, { each: true }) ownVerbs: string[];
  /** Groups of hidden fields: money, personal, account. */
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
