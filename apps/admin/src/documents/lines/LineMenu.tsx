import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import { IconButton } from '@mui/material';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { part } from '../../platform/page/page.ts';

const LineChoices = part(() => import('./LineChoices.tsx').then((m) => m.LineChoices));

type Props = {
  index: number;
  count: number;
  /** Whether the rarely used fields are shown. */
  more?: boolean;
  /** Left out where every field is shown. */
  onMore?: () => void;
};

/** The keyboard's commands on a line, for the pointer. */
export const LineMenu = ({ index, count, more = false, onMore }: Props) => {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const fetchIt = () => void LineChoices.preload();
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('documents.lines.menu', { n: index + 1 })}
        aria-haspopup="menu"
        onPointerEnter={fetchIt}
        onFocus={fetchIt}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertOutlined fontSize="small" />
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <LineChoices index={index} count={count} more={more} onMore={onMore} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
