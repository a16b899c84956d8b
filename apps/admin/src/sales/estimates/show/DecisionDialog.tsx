import { AcceptEstimateInput, isExpired, type EstimateDetail } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { useToday } from '../../../platform/api/useToday.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { OptionsInput } from './OptionsInput.tsx';

type Props = { verb: 'accept' | 'convert' | 'revise'; estimate: EstimateDetail; onClose: () => void };

/** Confirms a decision. It may also confirm that the estimate has expired, which the text says. */
export const DecisionDialog = ({ verb, estimate, onClose }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const navigate = useNavigate();
  const command = useCommand('estimates');
  const today = useToday();
  // Without the right to amounts an estimate comes without lines.
  const asksForOptions =
    verb !== 'revise' && estimate.status !== 'accepted' && (estimate.lines ?? []).some(({ optional }) => optional);
  const wasDeclined = verb === 'accept' && estimate.status === 'rejected';
  const expired = verb !== 'revise' && isExpired(estimate, today);
  return (
    <FormDialog
      title={`${t(`estimates.action.${verb}`)}: ${estimate.number ?? ''}`}
      text={
        <>
          {t(`estimates.confirm.${verb}`)}{' '}
          {verb === 'convert' && estimate.status !== 'accepted' && `${t('estimates.confirm.counts_as_accepted')} `}
          {wasDeclined && <strong>{t('estimates.confirm.was_rejected')} </strong>}
          {expired && <strong>{t('estimates.confirm.expired', { date: format.date(estimate.expiryDate) })}</strong>}
        </>
      }
      submitLabel={t(`estimates.action.${verb}`)}
      defaults={{ chosenLines: [] }}
      resolver={useValidation(AcceptEstimateInput)}
      run={async ({ chosenLines }: AcceptEstimateInput) => {
        const answer = await command(
          estimate.id,
          verb,
          verb === 'revise'
            ? {}
            : {
                expiredConfirmed: expired,
                ...(verb === 'accept' && { otherDecisionConfirmed: wasDeclined }),
                ...(asksForOptions && { chosenLines }),
              },
        );
        if (verb === 'convert') void navigate(`/invoices/${(answer as EstimateDetail).invoiceId}`);
        if (verb === 'revise') void navigate(`/estimates/${estimate.id}`);
      }}
      success={`estimates.done.${verb}`}
      onClose={onClose}
    >
      {asksForOptions ? <OptionsInput estimate={estimate} /> : null}
    </FormDialog>
  );
};
