import type { EmailLabel } from '@kontor/domain';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Tone } from '../../platform/theme/tokens.ts';

export const labelTones: Record<EmailLabel, Tone> = {
  private: 'error',
  company: 'info',
  important: 'warning',
  personal: 'success',
};

export const Label = ({ label }: { label: EmailLabel }) => {
  const t = useTranslate();
  return (
    <Box
      component="span"
      sx={{ ...chip, color: `kontor.tone.${labelTones[label]}`, bgcolor: `kontor.tint.${labelTones[label]}` }}
    >
      {t(`mail.labels.${label}`)}
    </Box>
  );
};

const chip = {
  px: 1,
  borderRadius: 999,
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
} as const;
