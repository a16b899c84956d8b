import type { Dashboard } from '@kontor/domain';
import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../../platform/api/ability.ts';
import { Panel } from '../../platform/report/Panel.tsx';
import { createPath } from './registered.ts';

type Step = keyof Dashboard['steps'];
const order: readonly Step[] = ['organisation', 'customer', 'project', 'time', 'invoice'];
const resourceOf = { customer: 'customers', project: 'projects', time: 'timeSheets', invoice: 'invoices' } as const;

const pathOf = (step: Step): string | undefined => (step === 'organisation' ? '/setup' : createPath(resourceOf[step]));

/** The steps before an empty firm's first invoice. Hidden once all are done. */
export const FirstSteps = ({ steps }: { steps: Dashboard['steps'] }) => {
  const t = useTranslate();
  if (!may('update', 'Organisation')) return null;
  const possible = order.filter((step) => steps[step] || pathOf(step));
  const done = possible.filter((step) => steps[step]).length;
  if (done === possible.length) return null;
  const next = possible.find((step) => !steps[step]);
  return (
    <Panel
      title={t('dashboard.steps.title')}
      subtitle={t('dashboard.steps.text')}
      end={
        <Box sx={{ width: { xs: '100%', sm: 180 } }}>
          <Typography variant="caption" color="textSecondary" id="first-steps">
            {t('dashboard.steps.progress', { done, total: possible.length })}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={(done / possible.length) * 100}
            aria-labelledby="first-steps"
            sx={{ height: 6, borderRadius: 999, mt: 0.5 }}
          />
        </Box>
      }
      sx={{ mb: 2, borderColor: 'primary.main' }}
    >
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {possible.map((step) => (
          <StepRow key={step} step={step} done={steps[step]} next={step === next} />
        ))}
      </Box>
    </Panel>
  );
};

const StepRow = ({ step, done, next }: { step: Step; done: boolean; next: boolean }) => {
  const t = useTranslate();
  const to = pathOf(step);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1 }}>
      {done ? (
        <CheckCircle titleAccess={t('dashboard.steps.done')} sx={{ color: 'kontor.tone.success' }} />
      ) : (
        <RadioButtonUncheckedOutlined titleAccess={t('dashboard.steps.open')} sx={{ color: 'text.secondary' }} />
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          sx={{
            fontWeight: 550,
            textDecoration: done ? 'line-through' : 'none',
            color: done ? 'text.secondary' : 'text.primary',
          }}
        >
          {t(`dashboard.steps.${step}`)}
        </Typography>
        {!done && (
          <Typography variant="body2" color="textSecondary">
            {t(`dashboard.steps.${step}_text`)}
          </Typography>
        )}
      </Box>
      {!done && to && (
        <Button
          size="small"
          variant={next ? 'contained' : 'outlined'}
          component={Link}
          to={to}
          sx={{ flexShrink: 0, maxWidth: 132 }}
        >
          {t(`dashboard.steps.${step}_action`)}
        </Button>
      )}
    </Box>
  );
};
