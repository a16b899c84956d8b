import type { AgedReceivable } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../../platform/format/useFormat.ts';
import { ages, dueBetween } from './ages.ts';
import { dueLink } from './links.ts';
import { FigureRows } from '../../platform/report/FigureRows.tsx';
import { Panel } from '../../platform/report/Panel.tsx';
import { mayList } from './registered.ts';

type Props = { aged: readonly AgedReceivable[]; currency: string; today: string };

/** Receivables by age. Each age links to its invoices. */
export const AgedPanel = ({ aged, currency, today }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const most = Math.max(...aged.map(({ amount }) => amount), 1);
  const listed = mayList('invoices');
  return (
    <Panel title={t('dashboard.aged.title')} subtitle={t('dashboard.aged.subtitle')}>
      <FigureRows
        rows={ages.map((age) => {
          const { amount = 0, count = 0 } = aged.find(({ bucket }) => bucket === age.bucket) ?? {};
          const label = t(`dashboard.aged.${age.bucket}`);
          return {
            key: age.bucket,
            label: listed && count > 0 ? <Link to={dueLink(...dueBetween(age, today))}>{label}</Link> : label,
            note: t('dashboard.aged.invoices', { smart_count: count }),
            value: format.money(amount, currency),
            percent: (amount / most) * 100,
            tone: `kontor.tone.${age.tone}`,
          };
        })}
      />
    </Panel>
  );
};
