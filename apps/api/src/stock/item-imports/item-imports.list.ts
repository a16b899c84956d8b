import type { ImportRecord } from '@kontor/domain';
import { importsOf, importTable } from '../../platform/imports/imports.list.ts';
import { listOf } from '../../platform/rest/list.ts';

export const itemImportList = listOf<ImportRecord>('item-imports', importTable, importsOf('Item'));
