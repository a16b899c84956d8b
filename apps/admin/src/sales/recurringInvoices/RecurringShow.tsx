import type { RecurringInvoiceDetail } from '@kontor/domain';
import { Button } from '@mui/material';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ScheduleBadges } from '../../documents/schedule/ScheduleBadges.tsx';
import { ScheduleCommands } from '../../documents/schedule/ScheduleCommands.tsx';
import { DeleteAction } from '../../platform/action/DeleteAction.tsx';
import { may } from '../../platform/api/ability.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { PageTabs } from '../../platform/page/PageTabs.tsx';
import { ActivityTimeline } from '../../platform/record/ActivityTimeline.tsx';
import { ShowPage } from '../../platform/record/ShowPage.tsx';
import { RecurringOverview } from './show/RecurringOverview.tsx';
import { RecurringRuns } from './show/RecurringRuns.tsx';

const Commands = ({ recurring }: { recurring: RecurringInvoiceDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const { nextDate, sends } = recurring;
  const date = nextDate ? format.date(nextDate) : '';
  return (
    <ScheduleCommands
      resource="recurringInvoices"
      subject="RecurringInvoice"
      recurring={recurring}
      make={{
        text: t(`recurringInvoices.confirm.${sends ? 'make_and_send' : 'make'}`, { date }),
        done: 'recurringInvoices.done.make',
      }}
    />
  );
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
        status={<ScheduleBadges recurring={recurring} />}
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
          { key: 'overview', label: t('schedule.overview'), content: <RecurringOverview recurring={recurring} /> },
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

export const RecurringShow = () => (
  <ShowPage<RecurringInvoiceDetail> whole="lines">{(recurring) => <Page recurring={recurring} />}</ShowPage>
);
