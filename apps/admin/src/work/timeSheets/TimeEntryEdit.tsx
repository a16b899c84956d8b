import { Alert } from '@mui/material';
import { TimeEntryInput, type BillingState } from '@kontor/domain';
import { useRef } from 'react';
import { useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { DeleteAction } from '../../platform/action/DeleteAction.tsx';
import { FormPage } from '../../platform/form/FormPage.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { useValidation } from '../../platform/form/validateWith.ts';
import { BillingChip } from './BillingChip.tsx';
import { TimeEntryInputs } from './TimeEntryInputs.tsx';
import { toInput, type FormValues } from './timeEntryForm.ts';
import { isLocked } from './weekRows.ts';

const Fields = ({ onRecord }: { onRecord: (record: RaRecord | undefined) => void }) => {
  const t = useTranslate();
  const record = useRecordContext();
  onRecord(record);
  if (!record) return null;
  if (isLocked(record as unknown as Parameters<typeof isLocked>[0]))
    return (
      <Alert severity="info" variant="outlined">
        {t('timeSheets.log.locked', { invoice: (record['invoiceNumber'] as string | null) ?? t('timeSheets.log.draft') })}
      </Alert>
    );
  return <TimeEntryInputs startWithSpan={Boolean(record['startAt'])} />;
};

export const TimeEntryEdit = () => {
  const t = useTranslate();
  const format = useFormat();
  const resolver = useValidation(TimeEntryInput);
  const before = useRef<RaRecord | undefined>(undefined);
  return (
    <FormPage
      mode="edit"
      resolver={resolver}
      redirect={false}
      titleOf={(record) => t('timeSheets.log.edit', { date: format.date(record['workDate'] as string) })}
      headerOf={(record) => ({
        status: record && <BillingChip state={record['billingState'] as BillingState} />,
        overflow: record && may('delete', 'TimeEntry', record) && !isLocked(record as never) && <DeleteAction asMenuItem />,
      })}
      transform={(data) => ({ ...data, ...toInput(data as FormValues, before.current as FormValues | undefined) })}
    >
      <Fields onRecord={(record) => void (before.current = record)} />
    </FormPage>
  );
};
