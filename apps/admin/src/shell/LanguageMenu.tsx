import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import { IconButton } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';

const LanguageChoices = lazy(() => import('./LanguageChoices.tsx').then((m) => ({ default: m.LanguageChoices })));

/** The sign-in page has this button too: what it opens is fetched when it is pressed. */
export const LanguageMenu = () => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const label = translate('kontor.shell.language');
  return (
    <>
      <IconButton
        color="inherit"
        title={label}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpen(true);
        }}
        sx={{ width: { xs: 40, sm: 44 }, height: 44 }}
      >
        <TranslateOutlined />
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <LanguageChoices anchor={anchor} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
