import type { ClassifierRecord } from '@kontor/domain';
import { useState } from 'react';
import { useDataProvider, useDelete, useNotify, useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../platform/action/ConfirmDialog.tsx';
import { Uses, type UseParams } from '../../platform/action/UsedBy.tsx';
import { usesOf } from '../../platform/action/useTellRefusal.tsx';

type Props = { record: ClassifierRecord; onSaved: (record: ClassifierRecord) => void; onClose: () => void };

/** Deletes an unused entry; one in use can only be deactivated, and the dialog names what uses it. */
export const DeleteClassifier = ({ record, onSaved, onClose }: Props) => {
  const t = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const [remove, { isPending }] = useDelete<ClassifierRecord>();
  const [busy, setBusy] = useState(false);
  const [uses, setUses] = useState<UseParams>();
  const fail = (error: unknown) => notify((error as Error).message, { type: 'error' });
  const switchOff = async () => {
    setBusy(true);
    try {
      const data = { ...record, active: false };
      const answer = await dataProvider.update<ClassifierRecord>('classifiers', { id: record.id, data, previousData: record });
      onSaved(answer.data);
      notify('kontor.form.saved', { type: 'success' });
      onClose();
    } catch (error) {
      fail(error);
      setBusy(false);
    }
  };
  const confirm = () =>
    void remove(
      'classifiers',
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('kontor.confirm.deleted', { type: 'success' });
          onClose();
        },
        onError: (error) => {
          const found = usesOf(error);
          if (found) return setUses(found);
          fail(error);
          onClose();
        },
      },
    );
  if (uses)
    return (
      <ConfirmDialog
        open
        busy={busy}
        title={t('classifiers.in_use_title', { name: record.code })}
        text={t(record.active ? 'classifiers.in_use' : 'classifiers.in_use_off')}
        confirmLabel={t(record.active ? 'classifiers.switch_off' : 'ra.action.close')}
        onClose={onClose}
        onConfirm={record.active ? () => void switchOff() : onClose}
      >
        <Uses params={uses} />
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      open
      danger
      busy={isPending}
      title={t('kontor.confirm.delete_title')}
      text={t('kontor.confirm.delete_text')}
      warning={t('kontor.confirm.delete_warning')}
      confirmLabel={t('kontor.confirm.delete_named', { name: record.code })}
      onClose={onClose}
      onConfirm={confirm}
    />
  );
};
