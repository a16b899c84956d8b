import { Card } from '@mui/material';
import { parseCsv, type ImportDateFormat } from '@kontor/domain';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { errorWords } from '../../platform/i18n/errorWords.ts';
import { useWords } from '../../platform/i18n/useWords.ts';
import { decodeText, type Encoding } from '../../platform/imports/decodeText.ts';
import { readTable } from '../../platform/imports/readTable.ts';
import { ImportFoot } from '../../platform/imports/ImportFoot.tsx';
import { ImportRows, type ReadRow } from '../../platform/imports/ImportRows.tsx';
import { ImportSource } from '../../platform/imports/ImportSource.tsx';
import type { Importing } from '../../platform/imports/useImport.ts';

type Row = ReadRow & { cells: readonly string[] };

const rowOf = ({ line, cells }: { line: number; cells: string[] }): Row => ({
  row: line,
  cells,
  problems: cells[0]?.trim() ? [] : [{ column: '1', code: 'field.required' }],
});

/** An import that stores nothing: it reads the file in the browser and asks for a first cell in each row. */
export const Imports = () => {
  const t = useTranslate();
  const notify = useNotify();
  const [source, setSource] = useState<Importing['source']>(null);
  const [dateFormat, setDateFormat] = useState<ImportDateFormat>('auto');
  const [skip, setSkip] = useState(false);
  useWords(errorWords, source !== null);
  const of: Importing = {
    source,
    skip,
    setSkip,
    busy: null,
    problem: null,
    take: async (file) => {
      if (!file) return;
      const table = await readTable(file, 'en');
      if ('content' in table) setSource({ fileName: file.name, ...table });
    },
    paste: async (content) => setSource({ fileName: t('imports.pasted'), content }),
    bring: async () => {
      notify('kontor.form.saved', { type: 'success' });
      setSource(null);
    },
    readAs: (encoding: Encoding) =>
      source?.bytes && setSource({ ...source, encoding, content: decodeText(source.bytes, encoding) }),
  };
  const [head, ...body] = parseCsv(source?.content ?? sample).rows;
  const rows = body.map(rowOf);
  const problemCount = rows.filter(({ problems }) => problems.length > 0).length;
  const validCount = rows.length - problemCount;
  return (
    <Card component="section" aria-label={t('uiKit.lists.imports')} sx={{ mt: 2, overflow: 'clip' }}>
      <ImportSource
        of={of}
        title={t('uiKit.lists.imports')}
        text={t('uiKit.lists.imports_text')}
        dateFormat={dateFormat}
        onDateFormat={setDateFormat}
      />
      <ImportRows<Row>
        rows={rows}
        columns={(head?.cells ?? []).map((label, at) => ({
          key: label,
          label,
          narrow: at < 2,
          main: at === 0,
          render: ({ cells }) => cells[at],
        }))}
        validCount={validCount}
        problemCount={problemCount}
        good={t('imports.good', { smart_count: validCount })}
      />
      <ImportFoot
        of={of}
        validCount={validCount}
        problemCount={problemCount}
        label={t('imports.start', { smart_count: validCount })}
      />
    </Card>
  );
};

const sample = 'A;B;C\nNemuno;Vilnius;120\nFjord;Oslo;80\n;Bergen;40';
