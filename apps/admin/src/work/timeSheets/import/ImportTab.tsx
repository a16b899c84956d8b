import { Card } from '@mui/material';
import {
  mostImportBytes,
  type ImportDateFormat,
  type ImportNameInput,
  type TimeImportPreview,
  type TimeImportRecord,
} from '@kontor/domain';
import { useNotify, useTranslate } from 'react-admin';
import { useReadAgain } from '../../../platform/api/useCommand.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { ImportFoot } from '../../../platform/imports/ImportFoot.tsx';
import { ImportSource } from '../../../platform/imports/ImportSource.tsx';
import { PastImports } from '../../../platform/imports/PastImports.tsx';
import { useImport } from '../../../platform/imports/useImport.ts';
import { TimeHeader } from '../TimeHeader.tsx';
import { ImportNames } from './ImportNames.tsx';
import { ImportPreview } from './ImportPreview.tsx';

type Options = { dateFormat: ImportDateFormat; names: ImportNameInput[] };

/** Imports a file: choose, preview, import, and undo if it was the wrong one. */
export const ImportTab = () => {
  const t = useTranslate();
  const format = useFormat();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const importing = useImport<TimeImportPreview, Options>({
    path: '/time-imports',
    first: { dateFormat: 'auto', names: [] },
    mostBytes: mostImportBytes,
    prepare: (_content, options) => ({ ...options, names: [] }),
    onDone: ({ rowCount }) => {
      notify('timeSheets.import.done', { type: 'success', messageArgs: { smart_count: rowCount } });
      readAgain();
    },
  });
  const { preview, options } = importing;
  return (
    <>
      <TimeHeader />
      <Card sx={{ overflow: 'clip' }}>
        <ImportSource
          of={importing}
          title={t('timeSheets.import.title')}
          text={t('timeSheets.import.text')}
          dateFormat={options.dateFormat}
          onDateFormat={(dateFormat) => void importing.change({ dateFormat })}
        />
        {preview && (
          <>
            <ImportNames
              names={preview.names}
              said={options.names}
              onSay={(names) => void importing.change({ names })}
              busy={importing.busy !== null}
            />
            <ImportPreview preview={preview} />
            <ImportFoot
              of={importing}
              validCount={preview.validCount}
              problemCount={preview.problemCount}
              label={`${t('imports.start', { smart_count: preview.validCount })} (${format.duration(preview.minutes)})`}
            />
          </>
        )}
      </Card>
      <PastImports<TimeImportRecord>
        path="/time-imports"
        resource="timeImports"
        details={(made) =>
          `${t(`timeSheets.import.formats.${made.format}`, { _: made.format })} · ${t('imports.rows', { smart_count: made.rowCount })}`
        }
        undoText={(made) => t('timeSheets.import.undo_text', { file: made.fileName })}
        figure={{ label: t('timeSheets.overview.hours'), render: (made) => format.duration(made.minutes) }}
      />
    </>
  );
};
