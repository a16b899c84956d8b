import type { PricingPlan } from '@kontor/domain';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import { Box, Button, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

type Props = {
  plan: PricingPlan;
  yearly: boolean;
  dollars: (amount: number) => string;
  chosen: boolean;
  onChoose: () => void;
};

/** A plan: price, features, and a button to choose it. */
export const PlanCard = ({ plan, yearly, dollars, chosen, onChoose }: Props) => {
  const t = useTranslate();
  const { title, subtitle, img, monthlyPrice, yearlyPlan, planBenefits, popular } = plan;
  return (
    <Card component="li" sx={{ ...card, ...(popular && { borderColor: 'primary.main' }) }}>
      <Box component="img" src={img} alt="" sx={{ width: '100%', height: 96, objectFit: 'cover', borderRadius: 1 }} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 2 }}>
        <Typography variant="h2" lang="en">
          {title}
        </Typography>
        {popular && (
          <Box component="span" sx={badge}>
            {t('pricing.popular')}
          </Box>
        )}
      </Box>
      <Typography color="textSecondary" variant="body2" lang="en">
        {subtitle}
      </Typography>
      <Typography sx={{ mt: 2 }} component="p">
        <Box component="span" dir="auto" sx={{ fontSize: '2rem', fontWeight: 650, letterSpacing: '-0.02em' }}>
          {dollars(yearly ? yearlyPlan.perMonth : monthlyPrice)}
        </Box>{' '}
        <Typography component="span" color="textSecondary">
          {t('pricing.a_month')}
        </Typography>
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ minHeight: 20 }}>
        {yearly && t('pricing.a_year', { amount: dollars(yearlyPlan.totalAnnual) })}
      </Typography>
      <Box component="ul" aria-label={t('pricing.benefits', { plan: title })} sx={list}>
        {planBenefits.map((benefit) => (
          <li key={benefit}>
            <CheckOutlined aria-hidden sx={{ fontSize: 18, color: 'kontor.tone.success', mt: '1px' }} />
            <span lang="en">{benefit}</span>
          </li>
        ))}
      </Box>
      <Button variant={popular ? 'contained' : 'outlined'} aria-pressed={chosen} onClick={onChoose} sx={{ mt: 'auto' }}>
        {chosen ? t('pricing.chosen') : t('pricing.choose', { plan: title })}
      </Button>
    </Card>
  );
};

const card = { display: 'flex', flexDirection: 'column', p: 2.5, minWidth: 0 } as const;
const badge = {
  borderRadius: 999,
  px: 1,
  fontSize: '0.75rem',
  lineHeight: '20px',
  fontWeight: 600,
  color: 'kontor.tone.info',
  bgcolor: 'kontor.tint.info',
} as const;
const list = {
  listStyle: 'none',
  p: 0,
  my: 2,
  display: 'grid',
  gap: 1,
  '& li': { display: 'flex', gap: 1, fontSize: '0.875rem' },
} as const;
