import type { Pricing } from '@kontor/domain';
import { Alert, Box, Skeleton, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { asLanguage, intlTag } from '../../platform/i18n/languages.ts';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { QuestionList } from '../pages/QuestionList.tsx';
import { SamplePageBody } from '../pages/SamplePageBody.tsx';
import { useSamplePage } from '../pages/useSamplePage.ts';
import { PlanCard } from './PlanCard.tsx';

const keys = ['basicPlan', 'standardPlan', 'enterprisePlan'] as const;

/** Three plans, monthly or yearly; both choices are in the address. */
export const PricingPage = () => {
  const t = useTranslate();
  const query = useSamplePage<Pricing>('/pricing/data');
  const [params, setParams] = useSearchParams();
  const tag = intlTag[asLanguage(useLocale())];
  const yearly = params.get('period') === 'yearly';
  const chosen = keys.find((key) => key === params.get('plan'));
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true });
  };
  const dollars = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  return (
    <Box sx={{ maxWidth: 1120, mx: 'auto' }}>
      <PageHeader
        title={t('pages./pricing/index')}
        subtitle={t('pricing.text')}
        action={
          <ToggleButtonGroup
            exclusive
            size="small"
            value={yearly ? 'yearly' : 'monthly'}
            aria-label={t('pricing.period')}
            onChange={(_event, period: string | null) => period && choose('period', period === 'yearly' ? 'yearly' : '')}
            sx={{ '& .MuiToggleButton-root': { textTransform: 'none', px: 2, height: 40 } }}
          >
            <ToggleButton value="monthly">{t('pricing.monthly')}</ToggleButton>
            <ToggleButton value="yearly">{t('pricing.yearly')}</ToggleButton>
          </ToggleButtonGroup>
        }
      />
      <SamplePageBody query={query} skeleton={<Loading />}>
        {(data) => (
          <>
            <Box component="ul" sx={grid}>
              {keys.map((key) => (
                <PlanCard
                  key={key}
                  plan={data[key]}
                  yearly={yearly}
                  dollars={(amount) => dollars.format(amount)}
                  chosen={key === chosen}
                  onChoose={() => choose('plan', key)}
                />
              ))}
            </Box>
            <Box role="status">
              {chosen && (
                <Alert severity="info" sx={{ mt: 2 }} onClose={() => choose('plan', '')}>
                  {t(yearly ? 'pricing.summary_year' : 'pricing.summary_month', {
                    plan: data[chosen].title,
                    amount: dollars.format(yearly ? data[chosen].yearlyPlan.totalAnnual : data[chosen].monthlyPrice),
                  })}
                </Alert>
              )}
            </Box>
            <QuestionList title={t('pricing.questions')} questions={data.qandA} />
          </>
        )}
      </SamplePageBody>
    </Box>
  );
};

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
} as const;

const Loading = () => (
  <Box sx={grid}>
    {keys.map((key) => (
      <Skeleton key={key} variant="rounded" height={420} sx={{ borderRadius: 1.5 }} />
    ))}
  </Box>
);
