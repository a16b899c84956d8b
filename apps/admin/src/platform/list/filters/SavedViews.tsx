import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Opens } from '../../page/Opens.tsx';
import { part } from '../../page/page.ts';

const SavedViewsMenu = part(() => import('./SavedViewsMenu.tsx').then((m) => m.SavedViewsMenu));

export const SavedViews = () => {
  const t = useTranslate();
  return (
    <Opens
      preload={SavedViewsMenu.preload}
      button={(opener) => (
        <Button {...opener} size="small" startIcon={<BookmarkBorderOutlined />}>
          {t('kontor.list.saved_views')}
        </Button>
      )}
    >
      {(opened) => <SavedViewsMenu {...opened} />}
    </Opens>
  );
};
