import { Flag, OneOf, Text } from '../../platform/input/validators.ts';
import { ImportNames, type ImportNameInput } from './import-names.input.ts';
import { mostImportBytes } from '../../platform/imports/import.input.ts';
import { importDateFormats, type ImportDateFormat } from '../../platform/imports/import.ts';

export class TimeImportInput {
  @Text(200) fileName: string;
  /** The file as text, at most 3 MB. */
  @Text(mostImportBytes, { asTyped: true }) content: string;
  @OneOf(importDateFormats) dateFormat: ImportDateFormat = 'auto';
  /** Import the good rows and leave out those with problems. */
  @Flag({ optional: true }) skipProblems?: boolean;
  /** What names stand for that no record has. What was said of them in the last import of the same program is known already. */
  @ImportNames() names?: ImportNameInput[] | null;
}
