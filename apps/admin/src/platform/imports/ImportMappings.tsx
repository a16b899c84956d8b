import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Box, Button, MenuItem, TextField } from '@mui/material';
import type { ImportMapping, ImportPreview } from '@kontor/domain';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

type Props = {
  preview: Pick<ImportPreview, 'headers' | 'columns'>;
  fieldName: (field: string) => string;
  onChoose: (chosen: ImportMapping) => void;
};

/** Maps each field to a column of the file. Columns found by their heading are already set. */
export const ImportMappings = ({ preview, fieldName, onChoose }: Props) => {
  const t = useTranslate();
  const { headers, columns } = preview;
  const found = columns.filter(({ index }) => index !== null).length;
  const [open, setOpen] = useState(found < 2);
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}>
      <Button
        size="small"
        aria-expanded={open}
        endIcon={<ExpandMoreOutlined sx={{ transform: open ? 'rotate(180deg)' : undefined }} />}
        onClick={() => setOpen(!open)}
      >
        {t('imports.columns', { found, count: headers.length })}
      </Button>
      {open && (
        <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}>
          {columns.map(({ field, index }) => (
            <TextField
              key={field}
              select
              margin="none"
              label={fieldName(field)}
              value={index ?? -1}
              onChange={(event) => onChoose({ field, index: Number(event.target.value) < 0 ? null : Number(event.target.value) })}
            >
              <MenuItem value={-1}>{t('imports.no_column')}</MenuItem>
              {headers.map((header, at) => (
                <MenuItem key={`${at} ${header}`} value={at}>
                  {header || t('imports.column', { number: at + 1 })}
                </MenuItem>
              ))}
            </TextField>
          ))}
        </Box>
      )}
    </Box>
  );
};
