import { File } from '../../src/platform/files/file.entity.ts';
import { next, rowsOf } from './store.ts';

/** The row of a file; its bytes are not in the store. */
export const aFile = rowsOf(File)(() => ({
  name: 'a.pdf',
  mimeType: 'application/pdf',
  size: 1,
  sha256: 'x',
  storageKey: `file-${next()}`,
  subject: 'Invoice',
  subjectId: 1,
}));
