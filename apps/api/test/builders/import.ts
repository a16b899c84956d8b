import { Import } from '../../src/platform/imports/import.entity.ts';
import { rowsOf } from './store.ts';
import { aUser } from './user.ts';

export const anImport = rowsOf(Import)(() => ({
  kind: 'Customer',
  fileName: 'a.csv',
  rowCount: 1,
  createdCount: 0,
  updatedCount: 0,
  records: [],
  createdById: aUser(),
}));
