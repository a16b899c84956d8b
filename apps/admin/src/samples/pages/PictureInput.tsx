import { Alert, Box, Button, Typography } from '@mui/material';
import { useRef, useState, type ChangeEvent } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { holdForm } from '../../platform/form/holdForm.ts';
import { pictureOf } from './pictureOf.ts';

type Props = { source: string; label: string; widest?: number; round?: boolean };

/** A picture stored within the record. */
export const PictureInput = ({ source, label, widest = 1000, round = false }: Props) => {
  const t = useTranslate();
  const { field, fieldState } = useInput<string>({ source, defaultValue: '' });
  const file = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState(false);
  const value: unknown = field.value;
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    event.target.value = '';
    if (!chosen) return;
    try {
      await holdForm(file.current, async () => field.onChange(await pictureOf(chosen, widest)));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  const complaint = failed ? t('sample.picture.failed') : fieldState.error?.message;
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap', my: 1 }}>
      {typeof value === 'string' && value && (
        <Box
          component="img"
          src={value}
          alt={t('sample.picture.preview')}
          sx={{
            ...(round ? { width: 72, height: 72, borderRadius: '50%' } : { width: 200, borderRadius: 1 }),
            objectFit: 'cover',
          }}
        />
      )}
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 550 }}>{label}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
          {t('sample.picture.hint')}
        </Typography>
        <Button size="small" variant="outlined" onClick={() => file.current?.click()}>
          {t(value ? 'sample.picture.replace' : 'sample.picture.choose')}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/webp,image/gif"
          aria-label={label}
          onChange={(event) => void choose(event)}
        />
        {complaint && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {t(complaint, { _: complaint })}
          </Alert>
        )}
      </Box>
    </Box>
  );
};
