import type { AgedReceivable } from '@kontor/domain';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../../platform/format/useFormat.ts';
import { ages, dueBetween } from './ages.ts';
import { dueLink } from './links.ts';
import { Panel } from '../../platform/report/Panel.tsx';
import { mayList } from './registered.ts';

type Props = { aged: readonly AgedReceivable[]; currency: string; today: string };

/** What customers owe, by how long it has been due. Each age leads to its invoices. */
export const AgedPanel = ({ aged, currency, today }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const most = Math.max(...aged.map(({ amount }) => amount), 1);
  const listed = mayList('invoices');
  return (
    <Panel title={t('dashboard.aged.title')} subtitle={t('dashboard.aged.subtitle')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.75 }}>
        {ages.map((age) => {
          const { amount = 0, count = 0 } = aged.find(({ bucket }) => bucket === age.bucket) ?? {};
          const label = t(`dashboard.aged.${age.bucket}`);
          return (
            <li key={age.bucket}>
              <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, flexWrap: 'wrap' }}>
                <Typography variant="body2" component="span" dir="auto" sx={{ fontWeight: 550 }}>
                  {listed && count > 0 ? <Link to={dueLink(...dueBetween(age, today))}>{label}</Link> : label}
                </Typography>
                <Typography
                  variant="caption"
                  color="textSecondary"
                  component="span"
                  dir="auto"
                  sx={{ flex: 1, textAlign: 'start' }}
                >
                  {t('dashboard.aged.invoices', { smart_count: count })}
                </Typography>
                <Typography
                  variant="body2"
                  component="span"
                  dir="auto"
                  sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}
                >
                  {format.money(amount, currency)}
                </Typography>
              </Box>
              <Box aria-hidden sx={{ mt: 0.5, height: 8, borderRadius: 999, bgcolor: 'action.selected' }}>
                <Box
                  sx={{
                    width: `${(amount / most) * 100}%`,
                    minWidth: amount > 0 ? 4 : 0,
                    height: '100%',
                    borderRadius: 999,
                    bgcolor: `kontor.tone.${age.tone}`,
                  }}
                />
              </Box>
            </li>
          );
        })}
      </Box>
    </Panel>
  );
};
