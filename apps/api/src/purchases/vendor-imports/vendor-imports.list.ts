import type { ImportRecord } from '@kontor/domain';
import { importsOf, importTable } from '../../platform/imports/imports.list.ts';
import { listOf } from '../../platform/rest/list.ts';

export const vendorImportList = listOf<ImportRecord>('vendor-imports', importTable, importsOf('Vendor'));
