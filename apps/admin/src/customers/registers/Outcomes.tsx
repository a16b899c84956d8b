import { isWorrying } from '@kontor/domain';
import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Outcome } from './useLookUp.ts';

/** The registers' latest answers. None of them prevents saving. */
export const Outcomes = ({ outcomes }: { outcomes: readonly Outcome[] }) => {
  const t = useTranslate();
  return outcomes.map((outcome) => {
    const { register } = outcome;
    if ('problem' in outcome)
      return (
        <Alert key={register} severity="info" sx={{ mt: 1 }}>
          {outcome.problem}
        </Alert>
      );
    const { state, consultationNumber } = outcome.answer;
    return (
      <Alert key={register} severity={isWorrying(state) ? 'warning' : 'success'} sx={{ mt: 1 }}>
        {t(`registers.names.${register}`)}: {t(`registers.states.${register}_${state}`)}.{' '}
        {consultationNumber && `${t('registers.consultation')}: ${consultationNumber}. `}
        {isWorrying(state) && t('registers.can_save')}
      </Alert>
    );
  });
};
