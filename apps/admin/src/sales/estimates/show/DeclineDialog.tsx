import { classifierTypes, DeclineEstimateInput, isExpired, type EstimateDetail } from '@kontor/domain';
import { TextInput, useTranslate } from 'react-admin';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { useToday } from '../../../platform/api/useToday.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { ChoiceInput } from '../../../firm/classifiers/ChoiceInput.tsx';
import { useClassifierChoices } from '../../../firm/classifiers/useClassifierChoices.ts';

/** Asks for the reason of the loss, if known: it helps to explain the win rate. */
export const DeclineDialog = ({ estimate, onClose }: { estimate: EstimateDetail; onClose: () => void }) => {
  const t = useTranslate();
  const command = useCommand('estimates');
  const expiredConfirmed = isExpired(estimate, useToday());
  const otherDecisionConfirmed = estimate.status === 'accepted';
  const { choices } = useClassifierChoices(classifierTypes.lossReason);
  const field = (name: string) => t(`resources.estimates.fields.${name}`);
  return (
    <FormDialog
      title={`${t('estimates.action.decline')}: ${estimate.number ?? ''}`}
      text={[t('estimates.confirm.decline'), otherDecisionConfirmed && t('estimates.confirm.was_accepted')]
        .filter(Boolean)
        .join(' ')}
      submitLabel={t('estimates.action.decline')}
      defaults={{ declineReasonId: null, declineRemark: null }}
      resolver={useValidation(DeclineEstimateInput)}
      run={({ declineReasonId, declineRemark }: DeclineEstimateInput) =>
        command(estimate.id, 'decline', {
          declineReasonId,
          declineRemark: declineRemark?.trim() || null,
          expiredConfirmed,
          otherDecisionConfirmed,
        })
      }
      success="estimates.done.decline"
      onClose={onClose}
    >
      <ChoiceInput source="declineReasonId" choices={choices} />
      <TextInput source="declineRemark" label={field('declineRemark')} multiline minRows={2} />
    </FormDialog>
  );
};
