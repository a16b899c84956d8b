import { Stack } from '@mui/material';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { ActionButton } from './ActionButton.tsx';
import { may } from '../api/ability.ts';
import type { ResourceName } from '../api/resource.ts';
import { useCommand } from '../api/useCommand.ts';
import { subjectOf } from '../api/subjects.ts';

type Props<V extends string> = {
  /** What the machine allows: `invoiceMachine.actionsFrom(record.status)`; the first that is permitted is the contained button. */
  verbs: readonly V[];
  danger?: readonly V[];
};

/**
 * One button a verb, those the role includes. Words are `<resource>.action.<verb>`, the question `<resource>.confirm.<verb>`,
 * the toast `<resource>.done.<verb>`.
 */
export const TransitionButtons = <V extends string>({ verbs, danger = [] }: Props<V>) => {
  const t = useTranslate();
  const resource = useResourceContext() as ResourceName;
  const command = useCommand(resource);
  const record = useRecordContext();
  if (!record) return null;
  const allowed = verbs.filter((verb) => may(verb, subjectOf(resource), record));
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {allowed.map((verb, index) => (
        <ActionButton
          key={verb}
          label={t(`${resource}.action.${verb}`)}
          variant={index === 0 ? 'contained' : 'outlined'}
          danger={danger.includes(verb)}
          confirm={{ text: t(`${resource}.confirm.${verb}`) }}
          run={() => command(record.id, verb, { version: record['version'] as number })}
          success={`${resource}.done.${verb}`}
        />
      ))}
    </Stack>
  );
};
