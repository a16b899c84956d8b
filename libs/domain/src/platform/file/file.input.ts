import { Id, OneOf } from '../input/validators.ts';
import { fileSubjects, type FileSubject } from './file.ts';

/** The fields that accompany an uploaded file. */
export class UploadInput {
  @OneOf(fileSubjects) subject: FileSubject;
  @Id() subjectId: number;
  @Id({ optional: true }) categoryId?: number | null;
}
