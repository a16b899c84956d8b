import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import { IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Opens } from '../../page/Opens.tsx';
import { part } from '../../page/page.ts';

const LanguageChoices = part(() => import('./LanguageChoices.tsx').then((m) => m.LanguageChoices));

/** The sign-in page has this button too, so its menu is fetched when it is pressed. */
export const LanguageMenu = () => {
  const translate = useTranslate();
  const label = translate('kontor.shell.language');
  return (
    <Opens
      preload={LanguageChoices.preload}
      button={(opener) => (
        <IconButton {...opener} color="inherit" title={label} aria-label={label} sx={{ width: { xs: 40, sm: 44 }, height: 44 }}>
          <TranslateOutlined />
        </IconButton>
      )}
    >
      {(opened) => <LanguageChoices {...opened} />}
    </Opens>
  );
};
