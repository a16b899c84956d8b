import type { StockCountDetail } from '@kontor/domain';
import { Alert, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useCommand } from '../../platform/api/useCommand.ts';
import { FormDialog } from '../../platform/form/FormDialog.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { useSigned } from './useSigned.ts';

const shown = 50;

/** Shows what differs before it is posted, and how many items nobody counted. */
export const PostCountDialog = ({ count, onClose }: { count: StockCountDetail; onClose: () => void }) => {
  const t = useTranslate();
  const format = useFormat();
  const signed = useSigned();
  const command = useCommand('stockCounts');
  const differing = count.lines.filter(({ difference }) => difference !== null && difference !== 0);
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
        {differing.slice(0, shown).map(({ itemId, itemName, onHand, counted, difference }) => (
          <li key={itemId}>
            {t('stockCounts.differs', {
              item: itemName,
              before: format.number(onHand),
              after: format.number(counted ?? 0),
              difference: signed(difference ?? 0),
            })}
          </li>
        ))}
        {differing.length > shown && <li>{t('stockCounts.more', { smart_count: differing.length - shown })}</li>}
      </ul>
    </FormDialog>
  );
};
