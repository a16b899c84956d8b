import { estimateMachine, SendEstimateInput, type EstimateDetail, type EstimateVerb } from '@kontor/domain';
import { Button, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { DeleteDraftItem } from '../../../documents/header/DocumentItems.tsx';
import { DocumentHeader } from '../../../documents/header/DocumentHeader.tsx';
import { useSendAtOnce } from '../../../documents/header/useSendAtOnce.ts';
import { VerbButton } from '../../../documents/header/VerbButton.tsx';
import { EstimateDraftFindings } from '../preflight/index.ts';
import { SendDialog } from '../../../documents/send/index.ts';
import { may } from '../../../platform/api/ability.ts';
import { EstimateBadge } from '../EstimateBadge.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { LossReasonDialog } from './LossReasonDialog.tsx';
import { ProjectDialog } from './ProjectDialog.tsx';

type Step = Exclude<EstimateVerb, 'delete'>;
type Open = Step | 'makeProject' | 'explainLoss';

/** Title, status and commands; only the next sensible step is a filled button. */
export const EstimateHeader = ({ estimate }: { estimate: EstimateDetail }) => {
  const t = useTranslate();
  const sendAtOnce = useSendAtOnce(estimate.status);
  const [open, setOpen] = useState<Open | undefined>(sendAtOnce ? 'send' : undefined);
  const close = () => setOpen(undefined);
  const isInvoiced = estimate.invoiceId !== null;
  const can = (verb: EstimateVerb): boolean =>
    (!isInvoiced || verb === 'revise') &&
    estimateMachine.actionsFrom(estimate.status).includes(verb) &&
    may(verb, 'Estimate', estimate) &&
    (verb !== 'convert' || may('create', 'Invoice'));
  const steps: Record<EstimateDetail['status'], Step> = {
    draft: 'send',
    sent: 'accept',
    accepted: 'convert',
    rejected: 'revise',
  };
  const next = steps[estimate.status];
  const button = (verb: Step) => can(verb) && <VerbButton verb={verb} isNext={verb === next} onOpen={() => setOpen(verb)} />;
  const item = (verb: Step) =>
    verb !== next &&
    can(verb) && (
      <MenuItem key={verb} onClick={() => setOpen(verb)}>
        {t(`estimates.action.${verb}`)}
      </MenuItem>
    );
  const isDraft = estimate.status === 'draft';
  const { madeProjectId } = estimate;
  const canMakeProject =
    estimate.status === 'accepted' &&
    estimate.projectId === null &&
    madeProjectId === null &&
    may('makeProject', 'Estimate', estimate) &&
    may('create', 'Project');
  return (
    <DocumentHeader
      document={estimate}
      status={<EstimateBadge estimate={estimate} />}
      secondary={
        <>
          {estimate.status === 'sent' && button('decline')}
          {madeProjectId !== null && may('read', 'Project') && (
            <Button component={Link} to={`/projects/${madeProjectId}/show`}>
              {t('estimates.to_project')}
            </Button>
          )}
        </>
      }
      action={
        isInvoiced && may('read', 'Invoice') ? (
          <Button variant="contained" component={Link} to={`/invoices/${estimate.invoiceId}/show`}>
            {t('estimates.to_invoice')}
          </Button>
        ) : (
          button(next)
        )
      }
      overflow={[
        item('accept'),
        estimate.status !== 'sent' && item('decline'),
        estimate.status === 'rejected' && may('decline', 'Estimate', estimate) && (
          <MenuItem key="explainLoss" onClick={() => setOpen('explainLoss')}>
            {t('estimates.action.explainLoss')}
          </MenuItem>
        ),
        item('revise'),
        item('convert'),
        canMakeProject && (
          <MenuItem key="makeProject" onClick={() => setOpen('makeProject')}>
            {t('estimates.action.makeProject')}
          </MenuItem>
        ),
        isDraft && estimate.number === null && may('delete', 'Estimate', estimate) && (
          <DeleteDraftItem key="delete" document={estimate} text={t('estimates.confirm.delete')} />
        ),
      ]}
    >
      {open === 'send' && (
        <SendDialog
          kind="estimate"
          document={estimate}
          input={SendEstimateInput}
          findings={(sending) => <EstimateDraftFindings estimate={estimate} {...sending} />}
          onClose={close}
        />
      )}
      {(open === 'accept' || open === 'convert' || open === 'revise') && (
        <DecisionDialog verb={open} estimate={estimate} onClose={close} />
      )}
      {open === 'makeProject' && <ProjectDialog estimate={estimate} onClose={close} />}
      {open === 'explainLoss' && <LossReasonDialog estimate={estimate} onClose={close} />}
      {open === 'decline' && <DeclineDialog estimate={estimate} onClose={close} />}
    </DocumentHeader>
  );
};
