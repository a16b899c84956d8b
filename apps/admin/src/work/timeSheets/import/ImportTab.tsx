import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Alert, Box, Button, Card, Checkbox, FormControlLabel, MenuItem, TextField, Typography } from '@mui/material';
import {
  importDateFormats,
  type ImportDateFormat,
  type TimeImportInput,
  type TimeImportPreview,
  type TimeImportRecord,
} from '@kontor/domain';
import { useRef, useState, type DragEvent } from 'react';
import { type HttpError, useNotify, useTranslate } from 'react-admin';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { PastImports } from './PastImports.tsx';
import { useReadAgain } from '../../../platform/api/useCommand.ts';
import { errorWords } from '../../../platform/i18n/errorWords.ts';
import { TimeHeader } from '../TimeHeader.tsx';

const mostBytes = 900_000;

/** Choose a file, see what would happen, let it happen, and undo it when it was the wrong one. */
export const ImportTab = () => {
  const t = useTranslate();
  const format = useFormat();
  const notify = useNotify();
  const kontor = useKontor();
  const readAgain = useReadAgain();
  const chooser = useRef<HTMLInputElement>(null);
  const [input, setInput] = useState<TimeImportInput | null>(null);
  const [preview, setPreview] = useState<TimeImportPreview | null>(null);
  const [skip, setSkip] = useState(false);
  const [busy, setBusy] = useState<'reading' | 'writing' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const read = async (next: TimeImportInput) => {
    setInput(next);
    setPreview(null);
    setProblem(null);
    setBusy('reading');
    try {
      const [seen] = await Promise.all([
        kontor.call<TimeImportPreview>('POST', '/time-imports/preview', { body: next }),
        // What is wrong with a row is said in them.
        errorWords.load(),
      ]);
      setPreview(seen);
    } catch (error) {
      setProblem((error as HttpError).message);
    } finally {
      setBusy(null);
    }
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > mostBytes) return setProblem(t('timeSheets.import.too_large'));
    setSkip(false);
    await read({ fileName: file.name.slice(0, 200), content: await file.text(), dateFormat: input?.dateFormat ?? 'auto' });
  };
  const bring = async () => {
    if (!input) return;
    setBusy('writing');
    setProblem(null);
    try {
      const made = await kontor.call<TimeImportRecord>('POST', '/time-imports', { body: { ...input, skipProblems: skip } });
      notify('timeSheets.import.done', { type: 'success', messageArgs: { smart_count: made.rowCount } });
      setInput(null);
      setPreview(null);
      readAgain('timeImports');
    } catch (error) {
      setProblem((error as HttpError).message);
    } finally {
      setBusy(null);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  const canBring = preview?.problemCount === 0 || skip;

  return (
    <>
      <TimeHeader />
      <Card sx={{ overflow: 'clip' }}>
        <Box sx={{ p: { xs: 2, sm: 3 } }} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
          <Typography variant="h2">{t('timeSheets.import.title')}</Typography>
          <Typography color="textSecondary" sx={{ maxWidth: '68ch', mb: 2 }}>
            {t('timeSheets.import.text')}
          </Typography>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
            <Button
              variant={input ? 'outlined' : 'contained'}
              startIcon={<UploadFileOutlined />}
              loading={busy === 'reading'}
              onClick={() => chooser.current?.click()}
            >
              {t(input ? 'timeSheets.import.other' : 'timeSheets.import.choose')}
            </Button>
            <input
              ref={chooser}
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              hidden
              data-testid="import-file"
              onChange={(event) => {
                void take(event.target.files?.[0]);
                event.target.value = '';
              }}
            />
            {input ? (
              <strong>{input.fileName}</strong>
            ) : (
              <Typography color="textSecondary">{t('timeSheets.import.drop')}</Typography>
            )}
            {input && (
              <TextField
                select
                margin="none"
                label={t('timeSheets.import.dates')}
                value={input.dateFormat}
                onChange={(event) => void read({ ...input, dateFormat: event.target.value as ImportDateFormat })}
                sx={{ width: 200 }}
              >
                {importDateFormats.map((one) => (
                  <MenuItem key={one} value={one}>
                    {t(`timeSheets.import.${one}`)}
                  </MenuItem>
                ))}
              </TextField>
            )}
          </Box>
          {problem && (
            <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
              {problem}
            </Alert>
          )}
        </Box>
        {preview && (
          <>
            <ImportPreview preview={preview} />
            {preview.validCount > 0 && (
              <Box sx={foot}>
                {preview.problemCount > 0 && (
                  <FormControlLabel
                    control={<Checkbox checked={skip} onChange={(event) => setSkip(event.target.checked)} />}
                    label={t('timeSheets.import.skip')}
                  />
                )}
                <Box sx={{ flex: 1 }} />
                <Button variant="contained" disabled={!canBring} loading={busy === 'writing'} onClick={() => void bring()}>
                  {t('timeSheets.import.start', { smart_count: preview.validCount })} ({format.duration(preview.minutes)})
                </Button>
              </Box>
            )}
          </>
        )}
      </Card>
      <PastImports />
    </>
  );
};

const foot = { p: 2, display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', borderTop: 1, borderColor: 'divider' };
