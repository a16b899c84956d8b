import { setupSteps, type SetupRecord } from '@kontor/domain';
import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** The steps, ticked when the data says that they are done. */
export const SetupSteps = ({ setup }: { setup: SetupRecord }) => {
  const t = useTranslate();
  return (
    <Box component="ul" aria-label={t('settings.setup.steps_label')} sx={list}>
      {setupSteps.map((step) => (
        <Box component="li" key={step} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {setup.steps[step] ? (
            <CheckCircle fontSize="small" titleAccess={t('settings.setup.step_done')} sx={{ color: 'kontor.tone.success' }} />
          ) : (
            <RadioButtonUncheckedOutlined
              fontSize="small"
              titleAccess={t('settings.setup.step_open')}
              sx={{ color: 'text.secondary' }}
            />
          )}
          <Typography variant="body2">{t(`settings.setup.steps.${step}`)}</Typography>
        </Box>
      ))}
    </Box>
  );
};

const list = { listStyle: 'none', m: 0, mb: 3, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 } as const;
