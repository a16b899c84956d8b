import { Id, OneOf } from '../input/validators.ts';
import { fileSubjects, type FileSubject } from './file.ts';

/** What comes with an uploaded file. */
export class UploadInput {
  @OneOf(fileSubjects) subject: FileSubject;
  @Id() subjectId: number;
  @Id({ optional: true }) categoryId?: number | null;
}
