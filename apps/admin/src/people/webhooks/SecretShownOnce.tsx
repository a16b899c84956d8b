import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ShownOnce } from '../auth/ShownOnce.tsx';

/** The secret of a new webhook, or its new secret. */
export const SecretShownOnce = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  const t = useTranslate();
  return (
    <ShownOnce
      title={t('webhooks.once_title')}
      text={t('webhooks.once_text')}
      secret={secret}
      words={{ copy: t('webhooks.copy'), copied: t('webhooks.copied'), kept: t('webhooks.kept') }}
      onClose={onClose}
    >
      <Box component="code" sx={{ display: 'block', my: 2, overflowWrap: 'anywhere' }}>
        {secret}
      </Box>
    </ShownOnce>
  );
};
