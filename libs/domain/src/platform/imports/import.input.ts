import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { Flag, OneOf, Text, Whole } from '../input/validators.ts';
import { importDateFormats, type ImportDateFormat } from './import.ts';

/** Five thousand long rows. The API takes larger bodies on the paths of imports, since letters and line breaks take more room in JSON. */
export const mostImportBytes = 3_000_000;

export class ImportMappingInput {
  @Text(50) field: string;
  /** Counted from 0; null when the file has no column for the field. */
  @Whole(0, 1000, { optional: true }) index: number | null;
}

const existingChoices = ['skip', 'update'] as const;
export type ExistingChoice = (typeof existingChoices)[number];

/** A file of rows, and how it is to be read. */
export class ImportInput {
  @Text(200) fileName: string;
  /** The file as text, at most 3 MB. */
  @Text(mostImportBytes, { asTyped: true }) content: string;
  @OneOf(importDateFormats) dateFormat: ImportDateFormat = 'auto';
  /** Fields whose column was chosen; the others are found by the headings of the file. */
  @IsOptional()
  @IsArray({ message: 'field.not_a_list' })
  @ArrayMaxSize(60, { message: 'field.too_many {"max":60}' })
  @ValidateNested({ each: true })
  @Type(() => ImportMappingInput)
  columns?: ImportMappingInput[];
  /** What happens to rows whose record exists already. */
  @OneOf(existingChoices) existing: ExistingChoice = 'skip';
  /** Import the good rows and leave out those with problems. */
  @Flag({ optional: true }) skipProblems?: boolean;
}
