import { ReopenWeekInput, ReturnWeekInput, type TimeWeekRecord } from '@kontor/domain';
import { TextInput, useTranslate } from 'react-admin';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';

type Props = { week: TimeWeekRecord; verb: 'return' | 'reopen'; onClose: () => void };

/** Asks why a week goes back to its person, or why an approved one is opened again. */
export const WeekReasonDialog = ({ week, verb, onClose }: Props) => {
  const t = useTranslate();
  const command = useCommand('timeWeeks');
  const isReturn = verb === 'return';
  const source = isReturn ? 'remark' : 'reason';
  const returning = useValidation(ReturnWeekInput);
  const reopening = useValidation(ReopenWeekInput);
  return (
    <FormDialog
      title={t(`timeSheets.weeks.action.${verb}`)}
      text={t(`timeSheets.weeks.confirm.${verb}`, { person: week.userName })}
      submitLabel={t(`timeSheets.weeks.action.${verb}`)}
      danger
      defaults={{ [source]: '' }}
      resolver={isReturn ? returning : reopening}
      run={(values) => command(week.id, verb, values)}
      success={`timeSheets.weeks.done.${verb}`}
      onClose={onClose}
    >
      <TextInput source={source} label={t(`timeSheets.weeks.${source}`)} required autoFocus multiline />
    </FormDialog>
  );
};
