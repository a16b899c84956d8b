import { classifierTypes, ExplainLossInput, type EstimateDetail } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { ChoiceInput } from '../../../firm/classifiers/ChoiceInput.tsx';
import { useClassifierChoices } from '../../../firm/classifiers/useClassifierChoices.ts';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';

/** Asks for the reason of a loss that is known already, such as one that the customer declined by link. */
export const LossReasonDialog = ({ estimate, onClose }: { estimate: EstimateDetail; onClose: () => void }) => {
  const t = useTranslate();
  const command = useCommand('estimates');
  const { choices } = useClassifierChoices(classifierTypes.lossReason);
  return (
    <FormDialog
      title={`${t('estimates.action.explainLoss')}: ${estimate.number ?? ''}`}
      text={t('estimates.confirm.explainLoss')}
      submitLabel={t('ra.action.save')}
      defaults={{ declineReasonId: estimate.declineReasonId }}
      resolver={useValidation(ExplainLossInput)}
      run={({ declineReasonId }: ExplainLossInput) => command(estimate.id, 'explain-loss', { declineReasonId })}
      success="estimates.done.explainLoss"
      onClose={onClose}
    >
      <ChoiceInput source="declineReasonId" choices={choices} />
    </FormDialog>
  );
};
