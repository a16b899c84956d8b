import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { all, Email, Flag, Id, OneOf, Text } from '../../platform/input/validators.ts';

/** What a name in a file can stand for. */
export const importNameKinds = ['customer', 'project', 'user'] as const;
export type ImportNameKind = (typeof importNameKinds)[number];

/** What a person says of a name in a file that no record has. With neither `id` nor `make`, it is to stay unknown. */
export class ImportNameInput {
  @OneOf(importNameKinds) kind: ImportNameKind;
  @Text(200) name: string;
  /** What the file has beside it: the customer of a project, the address of a person. */
  @Text(200, { optional: true }) detail?: string | null;
  /** The record that is meant. */
  @Id({ optional: true }) id?: number | null;
  /** Add a record of this name, with the import. */
  @Flag({ optional: true }) make?: boolean;
  /** The customer of a project to add, where the file names none. */
  @Id({ optional: true }) customerId?: number | null;
  /** The address of a person to add, where the file has none. */
  @Email({ optional: true }) email?: string | null;
}

/** More names than that are settled in several files. */
export const mostImportNames = 500;

export const ImportNames = (): PropertyDecorator =>
  all(
    IsOptional(),
    IsArray({ message: 'field.not_a_list' }),
    ArrayMaxSize(mostImportNames, { message: `field.too_many {"max":${mostImportNames}}` }),
    ValidateNested({ each: true }),
    Type(() => ImportNameInput),
  );
