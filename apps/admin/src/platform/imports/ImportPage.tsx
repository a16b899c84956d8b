import { Card, MenuItem, TextField } from '@mui/material';
import {
  mostImportBytes,
  type ExistingChoice,
  type ImportDateFormat,
  type ImportMapping,
  type ImportPreview,
  type ImportRecord,
  type ImportRow,
} from '@kontor/domain';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNotify, useStore, useTranslate } from 'react-admin';
import type { ResourceName } from '../api/resource.ts';
import { useReadAgain } from '../api/useCommand.ts';
import { useFormat } from '../format/useFormat.ts';
import { PageHeader } from '../page/PageHeader.tsx';
import { ImportFoot } from './ImportFoot.tsx';
import { ImportMappings } from './ImportMappings.tsx';
import { ImportRows, type ImportColumn } from './ImportRows.tsx';
import { ImportSource } from './ImportSource.tsx';
import { PastImports } from './PastImports.tsx';
import { useImport } from './useImport.ts';

type Options = { dateFormat: ImportDateFormat; existing: ExistingChoice; columns: ImportMapping[] };

type Props<Row> = {
  /** The resource that is imported; its lists are read again afterwards. */
  of: ResourceName;
  /** Of the API. */
  path: string;
  title: string;
  text: ReactNode;
  columns: readonly ImportColumn<Row>[];
  /** The names of the fields that a column can be chosen for. */
  fieldName: (field: string) => string;
  /** The file has dates. */
  dated?: boolean;
  /** Existing records can be updated from the file. */
  updates?: boolean;
};

/** The page that imports records: file, columns, the outcome of each row, and past imports. */
export function ImportPage<Row extends ImportRow>(props: Props<Row>) {
  const { of, path, title, text, columns, fieldName, dated, updates } = props;
  const t = useTranslate();
  const format = useFormat();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const queryClient = useQueryClient();
  // The same program writes the same headings, so earlier choices for them are made again.
  const [remembered, remember] = useStore<Record<string, ImportMapping[]>>(`imports.columns.${of}`, {});
  const importing = useImport<ImportPreview & { rows: Row[] }, Options>({
    path,
    first: { dateFormat: 'auto', existing: 'skip', columns: [] },
    mostBytes: mostImportBytes,
    prepare: (content, options) => ({ ...options, columns: remembered[headOf(content)] ?? [] }),
    onDone: ({ rowCount }) => {
      notify('imports.done', { type: 'success', messageArgs: { smart_count: rowCount } });
      readAgain();
      void queryClient.invalidateQueries({ queryKey: [path] });
    },
  });
  const { preview, options, source } = importing;
  const choose = (chosen: ImportMapping) => {
    const next = [...options.columns.filter(({ field }) => field !== chosen.field), chosen];
    if (source) remember({ ...remembered, [headOf(source.content)]: next });
    void importing.change({ columns: next });
  };
  const counted = (counts: readonly (readonly [kind: 'created' | 'updated' | 'skipped', count: number])[]) =>
    counts
      .filter(([, count]) => count > 0)
      .map(([kind, count]) => `${t(`imports.counts.${kind}`)}: ${format.number(count)}`)
      .join(' · ');
  const outcome = (row: Row) => t(`imports.outcomes.${row.outcome}`);
  const rows = preview?.rows.map((row) => ({ ...row, problems: row.problems.map((one) => named(one, fieldName)) })) ?? [];
  const toImport = rows.filter(({ problems, outcome: becomes }) => problems.length === 0 && becomes !== 'skip').length;
  return (
    <>
      <PageHeader title={title} />
      <Card sx={{ overflow: 'clip' }}>
        <ImportSource
          of={importing}
          title={t('imports.file')}
          text={text}
          dateFormat={dated ? options.dateFormat : undefined}
          onDateFormat={(dateFormat) => void importing.change({ dateFormat })}
        >
          {updates && (
            <TextField
              select
              margin="none"
              label={t('imports.existing')}
              value={options.existing}
              onChange={(event) => void importing.change({ existing: event.target.value as ExistingChoice })}
              sx={{ width: 240 }}
            >
              {(['skip', 'update'] as const).map((one) => (
                <MenuItem key={one} value={one}>
                  {t(`imports.existing_choices.${one}`)}
                </MenuItem>
              ))}
            </TextField>
          )}
        </ImportSource>
        {preview && (
          <>
            <ImportMappings preview={preview} fieldName={fieldName} onChoose={choose} />
            <ImportRows<Row>
              rows={rows}
              columns={columns}
              validCount={preview.validCount}
              problemCount={preview.problemCount}
              good={
                toImport === 0 && preview.problemCount === 0
                  ? t('imports.all_here')
                  : counted([
                      ['created', preview.createCount],
                      ['updated', preview.updateCount],
                      ['skipped', preview.skipCount],
                    ])
              }
              ready={outcome}
            />
            <ImportFoot
              of={importing}
              validCount={toImport}
              problemCount={preview.problemCount}
              label={t('imports.start', { smart_count: toImport })}
            />
          </>
        )}
      </Card>
      <PastImports<ImportRecord>
        path={path}
        resource={of}
        queryKey={path}
        details={({ createdCount, updatedCount }) => t('imports.brought', { created: createdCount, updated: updatedCount })}
        undoText={({ fileName }) => t('imports.undo_text', { file: fileName })}
      />
    </>
  );
}

const headOf = (content: string): string => content.slice(0, content.search(/\r?\n|$/)).slice(0, 500);

/** A missing column is called by its field: the file has no heading for it. */
function named<Problem extends ImportRow['problems'][number]>(problem: Problem, fieldName: (field: string) => string): Problem {
  const column = problem.params?.['column'];
  return problem.code === 'import.missing_column' && column
    ? { ...problem, params: { column: fieldName(String(column)) } }
    : problem;
}
