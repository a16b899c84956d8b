import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { brandName } from '../../platform/page/brand.tsx';
import { ShownOnce } from '../auth/ShownOnce.tsx';

type Props = { codes: string[]; onClose: () => void };

/** Recovery codes, shown once. */
export const RecoveryCodes = ({ codes, onClose }: Props) => {
  const t = useTranslate();
  const text = codes.join('\n');
  const download = () => {
    const url = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
    Object.assign(document.createElement('a'), { href: url, download: `${brandName.toLowerCase()}-codes.txt` }).click();
    URL.revokeObjectURL(url);
  };
  return (
    <ShownOnce
      title={t('account.factor.codes_title')}
      text={t('account.factor.codes_text')}
      secret={text}
      words={{ copy: t('account.factor.copy'), copied: t('account.factor.copied'), kept: t('account.factor.kept') }}
      more={
        <Button size="small" variant="outlined" onClick={download}>
          {t('account.factor.download')}
        </Button>
      }
      onClose={onClose}
    >
      <Box component="ul" sx={list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Box>
    </ShownOnce>
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
