import { recurringMachine, type RecurringStatus } from '@kontor/domain';
import type { RightSubject } from '@kontor/abilities';
import { useTranslate } from 'react-admin';
import { ActionButton } from '../../platform/action/ActionButton.tsx';
import { may } from '../../platform/api/ability.ts';
import type { ResourceName } from '../../platform/api/resource.ts';
import { useCommand } from '../../platform/api/useCommand.ts';

type Props = {
  resource: ResourceName;
  subject: RightSubject;
  recurring: { id: number; status: RecurringStatus; nextDate: string | null };
  /** The question before the next document is made at once, and the key of the toast. */
  make: { text: string; done: string };
};

/** The commands that the status allows and the person may give. */
export const ScheduleCommands = ({ resource, subject, recurring, make }: Props) => {
  const t = useTranslate();
  const command = useCommand(resource);
  const { id, nextDate, status } = recurring;
  const verbs = recurringMachine.actionsFrom(status);
  return (['make', 'pause', 'resume'] as const)
    .filter((verb) => verbs.includes(verb) && may(verb, subject, recurring))
    .map((verb) => (
      <ActionButton
        key={verb}
        label={t(`schedule.action.${verb}`)}
        confirm={{ text: verb === 'make' ? make.text : t(`schedule.confirm.${verb}`) }}
        run={() => command(id, verb, verb === 'make' ? { date: nextDate } : {})}
        success={verb === 'make' ? make.done : `schedule.done.${verb}`}
      />
    ));
};
