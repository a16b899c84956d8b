import { useState } from 'react';
import {
  useDataProvider,
  useListContext,
  useLocale,
  useNotify,
  useResourceContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { useExportColumns, type ExportColumn } from '../listContext.ts';
import { useFilterValues } from '../filters/useFilterValues.ts';
import { may } from '../../api/ability.ts';
import { useDayOf } from '../../api/useToday.ts';
import { saveTable } from './saveTable.ts';

const most = 10_000;
const perPage = 500;

/** On the screen amounts carry their currency; in a file it has a column of its own. */
function withCurrency(columns: readonly ExportColumn[], label: string, own: string | undefined): readonly ExportColumn[] {
  return [
    ...columns,
    { source: 'currency', label, isMoney: false, value: (record): unknown => (record['currency'] as unknown) ?? own },
  ];
}

/** Exports the whole filtered list, in its order, with the visible columns. */
export function useTableExport() {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const locale = useLocale();
  const dayOf = useDayOf();
  const t = useTranslate();
  const resource = useResourceContext() ?? '';
  const columns = useExportColumns();
  const { sort, filter } = useListContext() as ReturnType<typeof useListContext> & { filter?: object };
  const filterValues = useFilterValues();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);

  const collect = async () => {
    const records: RaRecord[] = [];
    let total = 0;
    for (let page = 1; records.length < most; page += 1) {
      const answer = await dataProvider.getList<RaRecord>(resource, {
        filter: { ...filterValues, ...filter },
        sort,
        pagination: { page, perPage },
      });
      records.push(...answer.data);
      total = answer.total ?? records.length;
      setProgress({ done: records.length, total });
      if (answer.data.length < perPage) break;
    }
    return { records: records.slice(0, most), total };
  };
  const named = async (given: readonly ExportColumn[], records: readonly RaRecord[]) => {
    if (!given.some(({ isMoney }) => isMoney) || given.some(({ source }) => source === 'currency')) return given;
    const label = t('kontor.list.currency');
    if (records.some(({ currency }) => typeof currency === 'string')) return withCurrency(given, label, undefined);
    // Prices of items and rates of people are in the firm's own currency.
    if (!may('read', 'Organisation')) return given;
    const { data } = await dataProvider.getOne<RaRecord>('settings', { id: 1 });
    return withCurrency(given, label, data['baseCurrency'] as string);
  };
  const run = async (kind: 'csv' | 'xlsx') => {
    setProgress({ done: 0, total: 0 });
    try {
      const { records, total } = await collect();
      const shown = await named(columns.current, records);
      const header = shown.map(({ label }) => label);
      const rows = records.map((record) => shown.map(({ value }) => value(record)));
      await saveTable(`${resource}-${dayOf(new Date())}.${kind}`, header, rows, locale);
      if (total > records.length) notify('kontor.list.export_cut', { type: 'warning', messageArgs: { max: most } });
      else notify('kontor.list.export_done', { type: 'success', messageArgs: { smart_count: records.length } });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setProgress(null);
    }
  };
  return { run, progress };
}
