import { recurringInvoiceMachine, type RecurringInvoiceDetail } from '@kontor/domain';
import { Button } from '@mui/material';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ActionButton } from '../../platform/action/ActionButton.tsx';
import { DeleteAction } from '../../platform/action/DeleteAction.tsx';
import { may } from '../../platform/api/ability.ts';
import { useCommand } from '../../platform/api/useCommand.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { PageTabs } from '../../platform/page/PageTabs.tsx';
import { ActivityTimeline } from '../../platform/record/ActivityTimeline.tsx';
import { ShowPage } from '../../platform/record/ShowPage.tsx';
import { RecurringBadges } from './RecurringBadges.tsx';
import { RecurringOverview } from './show/RecurringOverview.tsx';
import { RecurringRuns } from './show/RecurringRuns.tsx';

/** The commands that its status allows and the person may give. */
const Commands = ({ recurring }: { recurring: RecurringInvoiceDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const command = useCommand('recurringInvoices');
  const { id, nextDate, sends } = recurring;
  const verbs = recurringInvoiceMachine.actionsFrom(recurring.status);
  return (['make', 'pause', 'resume'] as const)
    .filter((verb) => verbs.includes(verb) && may(verb, 'RecurringInvoice', recurring))
    .map((verb) => (
      <ActionButton
        key={verb}
        label={t(`recurringInvoices.action.${verb}`)}
        confirm={{
          text: t(`recurringInvoices.confirm.${verb === 'make' && sends ? 'make_and_send' : verb}`, {
            date: nextDate ? format.date(nextDate) : '',
          }),
        }}
        run={() => command(id, verb, verb === 'make' ? { date: nextDate } : {})}
        success={`recurringInvoices.done.${verb}`}
      />
    ));
};

const Page = ({ recurring }: { recurring: RecurringInvoiceDetail }) => {
  const t = useTranslate();
  const labelOf = useGetResourceLabel();
  const { id, name, currency } = recurring;
  return (
    <>
      <PageHeader
        title={name}
        breadcrumb={[{ label: labelOf('recurringInvoices', 2), to: '/recurringInvoices/index' }]}
        status={<RecurringBadges recurring={recurring} />}
        secondary={<Commands recurring={recurring} />}
        action={
          may('edit', 'RecurringInvoice', recurring) && (
            <Button variant="contained" component={Link} to={`/recurringInvoices/${id}`}>
              {t('ra.action.edit')}
            </Button>
          )
        }
        overflow={may('delete', 'RecurringInvoice', recurring) ? [<DeleteAction key="delete" asMenuItem />] : undefined}
      />
      <PageTabs
        label={name}
        tabs={[
          { key: 'overview', label: t('recurringInvoices.overview'), content: <RecurringOverview recurring={recurring} /> },
          { key: 'runs', label: t('recurringInvoices.runs'), content: <RecurringRuns runs={recurring.runs} />, flush: true },
          may('list', 'Audit') && {
            key: 'activity',
            label: t('kontor.activity.title'),
            content: (
              <ActivityTimeline subject="RecurringInvoice" subjectId={id} resource="recurringInvoices" currency={currency} />
            ),
          },
        ]}
      />
    </>
  );
};

export const RecurringShow = () => <ShowPage<RecurringInvoiceDetail>>{(recurring) => <Page recurring={recurring} />}</ShowPage>;
