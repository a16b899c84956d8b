import type { AnalyticsCard, AnalyticsCardName } from '@kontor/domain';
import { MenuItem, Skeleton, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { Panel } from '../../platform/report/Panel.tsx';
import { SamplePageBody } from '../pages/SamplePageBody.tsx';
import { useSamplePage } from '../pages/useSamplePage.ts';

type Props = { name: AnalyticsCardName; children: (card: AnalyticsCard) => ReactNode };

/** An analytics card with its heading. A card with several periods keeps the current one in the address. */
export const CardPanel = ({ name, children }: Props) => {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const period = params.get(name) ?? undefined;
  const query = useSamplePage<AnalyticsCard>(`/card/card-analytics/${name}`, { period });
  const options = query.data?.last_days ?? query.data?.years ?? [];
  const [first] = options;
  const choose = (value: string) => {
    const next = new URLSearchParams(params);
    if (value === first) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  const title = t(`cards.names.${name}`);
  return (
    <Panel
      title={title}
      end={
        options.length > 0 && (
          <TextField
            select
            margin="none"
            size="small"
            value={options.find((option) => option === period) ?? first}
            onChange={({ target }) => choose(target.value)}
            slotProps={{ htmlInput: { 'aria-label': `${t('cards.period')}: ${title}` } }}
            sx={{ minWidth: 120 }}
          >
            {options.map((option) => (
              <MenuItem key={option} value={option}>
                {t(`cards.periods.${option}`, { _: option })}
              </MenuItem>
            ))}
          </TextField>
        )
      }
    >
      <SamplePageBody query={query} skeleton={<Skeleton variant="rounded" height={160} />}>
        {children}
      </SamplePageBody>
    </Panel>
  );
};
