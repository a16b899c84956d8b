import { reportsOfAges, type AgedAmount } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../../platform/format/useFormat.ts';
import { ages, dueBetween } from './ages.ts';
import { dueLink, payableLink } from './links.ts';
import { FigureRows } from '../../platform/report/FigureRows.tsx';
import { Panel } from '../../platform/report/Panel.tsx';
import { reportLink } from '../kit/reportLink.ts';
import { mayList } from './registered.ts';

type Props = { aged: readonly AgedAmount[]; currency: string; today: string; kind?: keyof typeof kinds };

const kinds = {
  aged: { resource: 'invoices', link: dueLink, report: 'receivables' },
  payable: { resource: 'bills', link: payableLink, report: 'payables' },
} as const;

/** Receivables or payables by age. Each age links to its invoices or bills, its amount to the report. */
export const AgedPanel = ({ aged, currency, today, kind = 'aged' }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const most = Math.max(...aged.map(({ amount }) => amount), 1);
  const { resource, link, report } = kinds[kind];
  const reports = reportsOfAges(report, today);
  const listed = mayList(resource);
  return (
    <Panel title={t(`dashboard.${kind}.title`)} subtitle={t(`dashboard.${kind}.subtitle`)}>
      <FigureRows
        rows={ages.map((age) => {
          const { amount = 0, count = 0 } = aged.find(({ bucket }) => bucket === age.bucket) ?? {};
          const label = t(`dashboard.aged.${age.bucket}`);
          const to = count > 0 ? reportLink(reports[age.bucket]) : undefined;
          return {
            key: age.bucket,
            label: listed && count > 0 ? <Link to={link(...dueBetween(age, today))}>{label}</Link> : label,
            note: t(kind === 'aged' ? 'dashboard.aged.invoices' : 'dashboard.payable.bills', { smart_count: count }),
            value: to ? (
              <Link to={to} style={plain}>
                {format.money(amount, currency)}
              </Link>
            ) : (
              format.money(amount, currency)
            ),
            percent: (amount / most) * 100,
            tone: `kontor.tone.${age.tone}`,
          };
        })}
      />
    </Panel>
  );
};

const plain = { color: 'inherit', textDecoration: 'none' } as const;
