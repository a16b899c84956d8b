import { wonShare, type EstimateTotals } from '@kontor/domain';
import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'react-admin';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { Opens } from '../../platform/page/Opens.tsx';
import { part } from '../../platform/page/page.ts';

const WonByPeriod = part(() => import('./WonByPeriod.tsx').then((m) => m.WonByPeriod));

/** The share of the estimates of the whole filter that were won, such as those of a period, below their states; by month and quarter once it is pressed. */
export const WonShare = () => {
  const t = useTranslate();
  const kontor = useKontor();
  const filter = useListContext().filterValues as object;
  const { data = [] } = useQuery({
    queryKey: ['estimates', 'totals', filter],
    queryFn: ({ signal }) => kontor.call<EstimateTotals[]>('GET', '/estimates/totals', { query: { filter }, signal }),
  });
  const all = (key: 'acceptedCount' | 'rejectedCount' | 'expiredCount'): number =>
    data.reduce((sum, totals) => sum + totals[key], 0);
  const ended = {
    acceptedCount: all('acceptedCount'),
    rejectedCount: all('rejectedCount'),
    expiredCount: all('expiredCount'),
  };
  const share = wonShare(ended);
  if (share === null) return null;
  const count = ended.acceptedCount + ended.rejectedCount + ended.expiredCount;
  return (
    <Opens
      popup="dialog"
      preload={WonByPeriod.preload}
      button={(opener) => (
        <Button {...opener} size="small" sx={{ whiteSpace: 'nowrap' }}>
          {t('estimates.won', { share, won: ended.acceptedCount, count })}
        </Button>
      )}
    >
      {({ open, onClose }) => open && <WonByPeriod filter={filter} onClose={onClose} />}
    </Opens>
  );
};
