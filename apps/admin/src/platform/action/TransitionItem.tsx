import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { ActionButton } from './ActionButton.tsx';
import type { ResourceName } from '../api/resource.ts';
import { useCommand } from '../api/useCommand.ts';

/**
 * A menu entry for a verb of the state machine. Its texts are `<resource>.action.<verb>`, the question `<resource>.confirm.<verb>`, the
 * toast `<resource>.done.<verb>`.
 */
export const TransitionItem = ({ verb, danger }: { verb: string; danger?: boolean }) => {
  const t = useTranslate();
  const resource = useResourceContext() as ResourceName;
  const command = useCommand(resource);
  const record = useRecordContext();
  if (!record) return null;
  return (
    <ActionButton
      asMenuItem
      label={t(`${resource}.action.${verb}`)}
      danger={danger}
      confirm={{ text: t(`${resource}.confirm.${verb}`) }}
      run={() => command(record.id, verb, { version: record['version'] as number })}
      success={`${resource}.done.${verb}`}
    />
  );
};
