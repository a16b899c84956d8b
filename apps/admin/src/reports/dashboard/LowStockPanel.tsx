import type { LowStock } from '@kontor/domain';
import { Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../../platform/format/useFormat.ts';
import { FigureRows } from '../../platform/report/FigureRows.tsx';
import { Panel } from '../../platform/report/Panel.tsx';
import { useQuantity } from '../../stock/stockMoves/useQuantity.ts';
import { lowStockLink } from './links.ts';
import { mayList } from './registered.ts';

/** Items that are due for an order, those with the least of their reorder level first. */
export const LowStockPanel = ({ lowStock: { count, items } }: { lowStock: LowStock }) => {
  const t = useTranslate();
  const format = useFormat();
  const quantity = useQuantity();
  const listed = mayList('items');
  return (
    <Panel
      title={t('dashboard.low.title')}
      subtitle={t('dashboard.low.subtitle')}
      end={
        listed && count > items.length ? (
          <Button size="small" component={Link} to={lowStockLink()}>
            {t('dashboard.low.all', { count: format.number(count) })}
          </Button>
        ) : undefined
      }
    >
      {items.length === 0 ? (
        <Typography color="textSecondary">{t('dashboard.low.nothing')}</Typography>
      ) : (
        <FigureRows
          rows={items.map((item) => ({
            key: String(item.id),
            label: listed ? <Link to={`/items/${item.id}/show`}>{item.name}</Link> : item.name,
            note: t('dashboard.low.level', { level: format.number(item.reorderLevel) }),
            value: quantity(item.onHand, item.unitCode),
            percent: item.reorderLevel > 0 ? Math.max(0, (item.onHand / item.reorderLevel) * 100) : 0,
            tone: `kontor.tone.${item.onHand > 0 ? 'warning' : 'error'}`,
          }))}
        />
      )}
    </Panel>
  );
};
