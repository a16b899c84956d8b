import type { RecurringBillDetail } from '@kontor/domain';
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
import { RecurringBillOverview } from './show/RecurringBillOverview.tsx';
import { RecurringBillRuns } from './show/RecurringBillRuns.tsx';

const Page = ({ recurring }: { recurring: RecurringBillDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const labelOf = useGetResourceLabel();
  const { id, name, currency, nextDate } = recurring;
  return (
    <>
      <PageHeader
        title={name}
        breadcrumb={[{ label: labelOf('recurringBills', 2), to: '/recurringBills/index' }]}
        status={<ScheduleBadges recurring={recurring} />}
        secondary={
          <ScheduleCommands
            resource="recurringBills"
            subject="RecurringBill"
            recurring={recurring}
            make={{
              text: t('recurringBills.confirm.make', { date: nextDate ? format.date(nextDate) : '' }),
              done: 'recurringBills.done.make',
            }}
          />
        }
        action={
          may('edit', 'RecurringBill', recurring) && (
            <Button variant="contained" component={Link} to={`/recurringBills/${id}`}>
              {t('ra.action.edit')}
            </Button>
          )
        }
        overflow={may('delete', 'RecurringBill', recurring) ? [<DeleteAction key="delete" asMenuItem />] : undefined}
      />
      <PageTabs
        label={name}
        tabs={[
          { key: 'overview', label: t('schedule.overview'), content: <RecurringBillOverview recurring={recurring} /> },
          { key: 'runs', label: t('recurringBills.runs'), content: <RecurringBillRuns runs={recurring.runs} />, flush: true },
          may('list', 'Audit') && {
            key: 'activity',
            label: t('kontor.activity.title'),
            content: <ActivityTimeline subject="RecurringBill" subjectId={id} resource="recurringBills" currency={currency} />,
          },
        ]}
      />
    </>
  );
};

export const RecurringBillShow = () => (
  <ShowPage<RecurringBillDetail> whole="lines">{(recurring) => <Page recurring={recurring} />}</ShowPage>
);
