import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { useLocale, useNotify, useTranslate } from 'react-admin';
import { saveTable } from '../list/export/saveTable.ts';
import { Opens } from '../page/Opens.tsx';
import { part } from '../page/page.ts';
import type { FiguresColumn } from './FiguresTable.tsx';

const ExportChoices = part(() => import('../list/export/ExportChoices.tsx').then((m) => m.ExportChoices));

type Props<T> = {
  /** File name without extension. */
  name: string;
  rows: readonly T[];
  /** Where `rows` are a page of them: reads them all. */
  readAll?: () => Promise<readonly T[]>;
  columns: readonly Pick<FiguresColumn<T>, 'label' | 'value'>[];
  disabled?: boolean;
};

/** Saves all rows of a report as CSV or XLSX, with unformatted figures. */
export const ExportFigures = <T,>({ name, rows, readAll, columns, disabled }: Props<T>) => {
  const t = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const save = async (kind: 'csv' | 'xlsx') => {
    const header = columns.flatMap(({ label, value }) => (value ? [label] : []));
    try {
      const all = readAll ? await readAll() : rows;
      const cells = all.map((row) => columns.flatMap(({ value }) => (value ? [value(row)] : [])));
      await saveTable(`${name}.${kind}`, header, cells, locale);
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    }
  };
  return (
    <Opens
      preload={ExportChoices.preload}
      button={(opener) => (
        <Button {...opener} variant="outlined" startIcon={<DownloadOutlined />} disabled={disabled ?? rows.length === 0}>
          {t('kontor.list.export')}
        </Button>
      )}
    >
      {(opened) => <ExportChoices {...opened} onChoose={(kind) => void save(kind)} />}
    </Opens>
  );
};
