import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { Alert, Box, Button, CircularProgress, Typography } from '@mui/material';
import { useRef, useState, type ChangeEvent } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { holdForm } from '../../../platform/form/holdForm.ts';
import { useImage } from './useImage.ts';

/** The logo on every document. It is uploaded at once and joins the profile when that is saved. */
export const LogoInput = () => {
  const t = useTranslate();
  const { upload } = useKontor();
  const { field, fieldState } = useInput<number | null>({ source: 'logoFileId' });
  const file = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const id: number | null = typeof field.value === 'number' ? field.value : null;
  const image = useImage(id);
  const readOnly = !may('edit', 'Organisation') || !may('create', 'File');

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    event.target.value = '';
    if (!chosen) return;
    setBusy(true);
    setProblem(null);
    try {
      await holdForm(file.current, async () => {
        const { id: uploaded } = await upload(chosen, { fields: { subject: 'Organisation', subjectId: 1 } });
        field.onChange(uploaded);
      });
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const complaint = problem ?? fieldState.error?.message;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap', my: 1 }}>
      <Box sx={frame}>
        {busy ? (
          <CircularProgress size={24} aria-label={t('kontor.shell.loading')} />
        ) : image ? (
          <img src={image} alt={t('settings.logo.alt')} style={{ maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' }} />
        ) : (
          <ImageOutlined aria-hidden sx={{ fontSize: 32 }} />
        )}
      </Box>
      <Box sx={{ minWidth: 0, flex: '1 1 220px' }}>
        <Typography sx={{ fontWeight: 550 }}>{t('resources.settings.fields.logoFileId')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('settings.logo.hint')}
        </Typography>
        {!readOnly && (
          <Box sx={{ display: 'flex', gap: 1, mt: 0.5, flexWrap: 'wrap' }}>
            <Button size="small" variant="outlined" disabled={busy} onClick={() => file.current?.click()}>
              {t(id ? 'settings.logo.replace' : 'settings.logo.add')}
            </Button>
            <input
              ref={file}
              type="file"
              hidden
              accept="image/png,image/jpeg,image/webp"
              aria-label={t('resources.settings.fields.logoFileId')}
              onChange={(event) => void choose(event)}
            />
            {id && (
              <Button size="small" onClick={() => field.onChange(null)}>
                {t('settings.logo.remove')}
              </Button>
            )}
          </Box>
        )}
        {complaint && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {t(complaint, { _: complaint })}
          </Alert>
        )}
      </Box>
    </Box>
  );
};

const frame = {
  width: 152,
  height: 84,
  p: 1,
  display: 'grid',
  placeItems: 'center',
  border: '1px dashed',
  borderColor: 'kontor.inputBorder',
  borderRadius: 1,
  color: 'text.secondary',
  // Logos are designed for white paper, whatever the skin.
  '&:has(img)': { bgcolor: 'common.white', borderStyle: 'solid' },
} as const;
