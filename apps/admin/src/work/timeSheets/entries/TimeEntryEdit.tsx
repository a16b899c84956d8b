import { Alert, Box, Card, CardContent, Typography } from '@mui/material';
import { TimeEntryInput, whyFixed, type TimeEntryRecord } from '@kontor/domain';
import { useRef } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';
import { DeleteAction } from '../../../platform/action/DeleteAction.tsx';
import { MoneyInput } from '../../../platform/inputs/MoneyInput.tsx';
import { maySee } from '../../../platform/api/maySee.ts';
import { FormPage } from '../../../platform/form/FormPage.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { ActivityTimeline } from '../../../platform/record/ActivityTimeline.tsx';
import { StatusChip } from '../../../platform/format/StatusChip.tsx';
import { TimeEntryInputs } from './TimeEntryInputs.tsx';
import { toInput } from './timeEntryForm.ts';
import { useWhyFixed } from '../useWhyFixed.ts';

const Inputs = ({ record }: { record: TimeEntryRecord }) => {
  const reason = useWhyFixed([record])(record);
  if (reason !== undefined)
    return (
      reason && (
        <Alert severity="info" variant="outlined">
          {reason}
        </Alert>
      )
    );
  return (
    <>
      <TimeEntryInputs startWithSpan={Boolean(record.startAt)} />
      {maySee('TimeEntry', 'overrideRate') && (
        <Box sx={{ maxWidth: 280, mt: 1 }}>
          <MoneyInput source="overrideRate" currency={record.currency} helperText="timeSheets.log.override" />
        </Box>
      )}
    </>
  );
};

const History = ({ record: { id, version, currency } }: { record: TimeEntryRecord }) => {
  const t = useTranslate();
  return (
    <Card sx={{ mt: 2 }}>
      <CardContent>
        <Typography variant="h2" sx={{ mb: 1.5 }}>
          {t('kontor.activity.title')}
        </Typography>
        {/* Saving stays on this page; each version shows its own history. */}
        <ActivityTimeline key={version} subject="TimeEntry" subjectId={id} resource="timeSheets" currency={currency} />
      </CardContent>
    </Card>
  );
};

const Fields = ({ onRecord }: { onRecord: (record: TimeEntryRecord | undefined) => void }) => {
  const record = useRecordContext<TimeEntryRecord>();
  onRecord(record);
  if (!record) return null;
  return (
    <>
      <Card>
        <CardContent>
          <Inputs record={record} />
        </CardContent>
      </Card>
      {may('list', 'Audit') && <History record={record} />}
    </>
  );
};

export const TimeEntryEdit = () => {
  const t = useTranslate();
  const format = useFormat();
  const resolver = useValidation(TimeEntryInput);
  const before = useRef<TimeEntryRecord | undefined>(undefined);
  return (
    <FormPage
      mode="edit"
      bare
      resolver={resolver}
      redirect={false}
      titleOf={({ workDate }: TimeEntryRecord) => t('timeSheets.log.edit', { date: format.date(workDate) })}
      headerOf={(record) => ({
        status: record && <StatusChip status={record.billingState} />,
        overflow: record && may('delete', 'TimeEntry', record) && !whyFixed(record) && <DeleteAction asMenuItem />,
      })}
      transform={(data) => ({ ...data, ...toInput(data, before.current) })}
    >
      <Fields onRecord={(record) => void (before.current = record)} />
    </FormPage>
  );
};
