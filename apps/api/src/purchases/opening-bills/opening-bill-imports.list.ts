import type { ImportRecord } from '@kontor/domain';
import { importsOf, importTable } from '../../platform/imports/imports.list.ts';
import { listOf } from '../../platform/rest/list.ts';

export const openingBillImportList = listOf<ImportRecord>('opening-bill-imports', importTable, importsOf('Bill'));
