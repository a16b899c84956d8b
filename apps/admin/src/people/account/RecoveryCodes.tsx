import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { copyText } from '../../platform/action/copyText.ts';
import { brandName } from '../../platform/page/brand.tsx';

type Props = { codes: string[]; onClose: () => void };

/** Recovery codes, shown once. The dialog closes only by its button, so that nobody dismisses it by accident. */
export const RecoveryCodes = ({ codes, onClose }: Props) => {
  const t = useTranslate();
  const id = useId();
  const notify = useNotify();
  const text = codes.join('\n');
  const copy = async () => {
    await copyText(text);
    notify('account.factor.copied', { type: 'success' });
  };
  const download = () => {
    const url = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
    Object.assign(document.createElement('a'), { href: url, download: `${brandName.toLowerCase()}-codes.txt` }).click();
    URL.revokeObjectURL(url);
  };
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`} variant="h2">
        {t('account.factor.codes_title')}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{t('account.factor.codes_text')}</DialogContentText>
        <Box component="ul" sx={list}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </Box>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button size="small" variant="outlined" onClick={() => void copy()}>
            {t('account.factor.copy')}
          </Button>
          <Button size="small" variant="outlined" onClick={download}>
            {t('account.factor.download')}
          </Button>
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="contained" onClick={onClose}>
          {t('account.factor.kept')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const list = {
  listStyle: 'none',
  m: 0,
  my: 2,
  p: 2,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: 1,
  fontSize: '0.9375rem',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
