import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { ActionButton } from './ActionButton.tsx';
import { may } from '../api/ability.ts';
import type { ResourceName } from '../api/resource.ts';
import { useRemove } from '../api/useCommand.ts';
import { subjectOf } from '../api/subjects.ts';
import { useRecordName } from '../api/useRecordName.ts';

/** Deletes the record of the page after the spec's confirmation. Hidden without the right to delete. */
export const DeleteAction = ({
  asMenuItem,
  disabledReason,
  success = 'kontor.confirm.deleted',
}: {
  asMenuItem?: boolean;
  disabledReason?: string;
  success?: string;
}) => {
  const t = useTranslate();
  const navigate = useNavigate();
  const resource = useResourceContext() as ResourceName;
  const remove = useRemove(resource);
  const record = useRecordContext();
  const nameOf = useRecordName(resource);
  if (!record || !may('delete', subjectOf(resource), record)) return null;
  const name = nameOf(record);
  return (
    <ActionButton
      asMenuItem={asMenuItem}
      danger
      label={t('ra.action.delete')}
      disabledReason={disabledReason}
      confirm={{
        title: t('kontor.confirm.delete_title'),
        text: t('kontor.confirm.delete_text'),
        warning: t('kontor.confirm.delete_warning'),
        confirmLabel: t('kontor.confirm.delete_named', { name }),
      }}
      run={() => remove(record)}
      success={success}
      onDone={() => navigate(`/${resource}/index`)}
    />
  );
};
