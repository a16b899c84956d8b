import { subtract, type StockCountDetail } from '@kontor/domain';
import { Alert, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useCommand } from '../../platform/api/useCommand.ts';
import { FormDialog } from '../../platform/form/FormDialog.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { useMoved } from '../stockMoves/useMoved.ts';
import { useSigned } from '../stockMoves/useSigned.ts';

const shown = 50;

/** Shows what differs before it is posted, and how many items nobody counted. */
export const PostCountDialog = ({ count, onClose }: { count: StockCountDetail; onClose: () => void }) => {
  const t = useTranslate();
  const format = useFormat();
  const signed = useSigned();
  const moved = useMoved();
  const command = useCommand('stockCounts');
  const differing = count.lines.filter(({ difference }) => difference !== null && difference !== 0);
  const since = count.lines.filter(({ moves }) => moves.length > 0);
  const outdated = count.lines.filter(({ isOutdated }) => isOutdated);
  const uncounted = count.itemCount - count.countedCount;
  return (
    <FormDialog
      title={t('stockCounts.action.post')}
      text={t('stockCounts.confirm.post')}
      submitLabel={t('stockCounts.action.post')}
      blocked={count.countedCount === 0}
      defaults={{}}
      run={() => command(count.id, 'post', {})}
      success="stockCounts.done.post"
      onClose={onClose}
    >
      {count.countedCount === 0 && <Alert severity="info">{t('stockCounts.nothing_counted')}</Alert>}
      {uncounted > 0 && count.countedCount > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t('stockCounts.uncounted', { smart_count: uncounted })}
        </Alert>
      )}
      {count.countedCount > 0 && (
        <Typography sx={{ fontWeight: 600 }}>{t('stockCounts.differences', { smart_count: differing.length })}</Typography>
      )}
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {differing.slice(0, shown).map(({ itemId, itemName, difference, onHandAfter }) => (
          <li key={itemId}>
            {t('stockCounts.differs', {
              item: itemName,
              before: format.number(subtract(onHandAfter ?? 0, difference ?? 0)),
              after: format.number(onHandAfter ?? 0),
              difference: signed(difference ?? 0),
            })}
          </li>
        ))}
        {differing.length > shown && <li>{t('stockCounts.more', { smart_count: differing.length - shown })}</li>}
      </ul>
      {since.length > 0 && (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          {t('stockCounts.moved_stays')}
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {since.map(({ itemId, itemName, moves, onHandAfter }) => (
              <li key={itemId}>
                {t('stockCounts.moved_of', {
                  item: itemName,
                  documents: moved(moves),
                  after: format.number(onHandAfter ?? 0),
                })}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {outdated.length > 0 && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {t('stockCounts.outdated_of', { items: outdated.map(({ itemName }) => itemName).join(', ') })}
        </Alert>
      )}
    </FormDialog>
  );
};
