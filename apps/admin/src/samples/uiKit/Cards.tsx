import { Box, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { BigFigure } from '../../platform/report/BigFigure.tsx';
import { Delta } from '../../platform/report/Delta.tsx';
import { FigureRows } from '../../platform/report/FigureRows.tsx';
import { Panel } from '../../platform/report/Panel.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { AnalyticsCards } from '../cards/AnalyticsCards.tsx';
import { CardGrid } from '../cards/CardGrid.tsx';
import { StatisticsCards } from '../cards/StatisticsCards.tsx';
import { SamplePageBody } from '../pages/SamplePageBody.tsx';

/** A card in each state, and all seventeen sample cards with their data. */
export const Cards = () => {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <States />
      <Typography variant="h2">{t('pages./analytics/index')}</Typography>
      <AnalyticsCards />
      <Typography variant="h2">{t('pages./statistics/index')}</Typography>
      <StatisticsCards />
    </Box>
  );
};

const States = () => {
  const t = useTranslate();
  const format = useFormat();
  const [isAsked, setAsked] = useState(false);
  const skeleton = <Skeleton variant="rounded" height={110} />;
  const query = { data: undefined, error: null, refetch: () => undefined };
  return (
    <CardGrid>
      <Panel title={t('uiKit.cards.filled')}>
        <BigFigure
          note={
            <>
              <Delta value={48_210.5} previous={45_900} /> {t('uiKit.cards.filled_text')}
            </>
          }
        >
          {format.money(48_210.5, 'EUR')}
        </BigFigure>
        <FigureRows
          rows={[
            { label: t('kontor.status.paid'), value: format.percent(70), percent: 70, tone: 'kontor.tone.success' },
            { label: t('kontor.status.overdue'), value: format.percent(30), percent: 30, tone: 'kontor.tone.error' },
          ]}
        />
      </Panel>
      <Panel title={t('uiKit.cards.waiting')}>
        <SamplePageBody<never> query={query} skeleton={skeleton}>
          {() => null}
        </SamplePageBody>
      </Panel>
      <Panel title={t('uiKit.cards.failed')}>
        <SamplePageBody<never>
          query={{ ...query, error: isAsked ? null : new Error(t('kontor.error.server')), refetch: () => setAsked(true) }}
        >
          {() => null}
        </SamplePageBody>
      </Panel>
      <Panel title={t('uiKit.cards.nothing')}>
        <BigFigure note={t('uiKit.cards.nothing_text')}>{format.number(0)}</BigFigure>
      </Panel>
    </CardGrid>
  );
};
