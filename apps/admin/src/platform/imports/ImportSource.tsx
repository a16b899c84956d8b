import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Alert, Box, Button, LinearProgress, MenuItem, TextField, Typography } from '@mui/material';
import { importDateFormats, type ImportDateFormat } from '@kontor/domain';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { encodings, type Encoding } from './decodeText.ts';
import type { Importing } from './useImport.ts';

type Props = {
  of: Importing;
  title: string;
  text: ReactNode;
  dateFormat?: ImportDateFormat;
  onDateFormat?: (format: ImportDateFormat) => void;
  /** Further choices, shown once there is a text to read. */
  children?: ReactNode;
};

/** Takes the rows, as a chosen or dropped file or pasted from a spreadsheet, and asks how to read them. */
export const ImportSource = ({ of, title, text, dateFormat, onDateFormat, children }: Props) => {
  const t = useTranslate();
  const chooser = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState<string | null>(null);
  const { source, busy, problem } = of;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setPasted(null);
    void of.take(event.dataTransfer.files[0]);
  };
  const paste = async () => {
    await of.paste(pasted ?? '');
    setPasted(null);
  };
  return (
    <Box sx={{ p: { xs: 2, sm: 3 } }} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Typography variant="h2">{title}</Typography>
      <Typography color="textSecondary" component="div" sx={{ maxWidth: '68ch', mb: 2 }}>
        {text}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button
          variant={source ? 'outlined' : 'contained'}
          startIcon={<UploadFileOutlined />}
          loading={busy === 'reading'}
          onClick={() => chooser.current?.click()}
        >
          {t(source ? 'imports.other' : 'imports.choose')}
        </Button>
        <input
          ref={chooser}
          type="file"
          accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain"
          hidden
          data-testid="import-file"
          onChange={(event) => {
            setPasted(null);
            void of.take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        {source ? <strong>{source.fileName}</strong> : <Typography color="textSecondary">{t('imports.drop')}</Typography>}
        {pasted === null && !source && <Button onClick={() => setPasted('')}>{t('imports.paste')}</Button>}
        {source && dateFormat && onDateFormat && (
          <TextField
            select
            margin="none"
            label={t('imports.dates')}
            value={dateFormat}
            onChange={(event) => onDateFormat(event.target.value as ImportDateFormat)}
            sx={{ width: 200 }}
          >
            {importDateFormats.map((one) => (
              <MenuItem key={one} value={one}>
                {t(`imports.date_formats.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {source?.encoding && source.encoding !== 'utf-8' && (
          <TextField
            select
            margin="none"
            label={t('imports.encoding')}
            value={source.encoding}
            onChange={(event) => of.readAs(event.target.value as Encoding)}
            sx={{ width: 200 }}
          >
            {encodings.map((one) => (
              <MenuItem key={one} value={one}>
                {t(`imports.encodings.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {source && children}
      </Box>
      {pasted !== null && (
        <Box sx={{ mt: 2, display: 'flex', gap: 1, alignItems: 'flex-end', flexWrap: 'wrap' }}>
          <TextField
            multiline
            autoFocus
            minRows={4}
            maxRows={10}
            margin="none"
            label={t('imports.paste_label')}
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
            sx={{ flex: '1 1 320px' }}
          />
          <Button variant="contained" disabled={!pasted.trim()} loading={busy === 'reading'} onClick={() => void paste()}>
            {t('imports.read')}
          </Button>
          <Button onClick={() => setPasted(null)}>{t('ra.action.cancel')}</Button>
        </Box>
      )}
      {busy && <LinearProgress sx={{ mt: 2 }} aria-label={t(`imports.${busy}`)} />}
      {problem && (
        <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
    </Box>
  );
};
