import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useBulkDeleteController, useListContext, useTranslate } from 'react-admin';
import { ConfirmDialog } from '../action/ConfirmDialog.tsx';
import { useTellRefusal } from '../action/useTellRefusal.tsx';

type Props = {
  label?: string;
  /** Added after the usual question. */ text?: string;
};

/** Deletes the selected rows, after the same question as every deletion. */
export const BulkDelete = ({ label, text }: Props) => {
  const t = useTranslate();
  const { selectedIds = [] } = useListContext();
  const tellRefusal = useTellRefusal();
  const [asking, setAsking] = useState(false);
  const { handleDelete, isPending } = useBulkDeleteController({
    mutationMode: 'pessimistic',
    mutationOptions: { onSettled: () => setAsking(false), onError: (error: unknown) => tellRefusal(error as Error) },
  });
  const count = { smart_count: selectedIds.length };
  return (
    <>
      <Button size="small" color="error" startIcon={<DeleteOutlined />} onClick={() => setAsking(true)}>
        {label ?? t('ra.action.delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        busy={isPending}
        title={t('kontor.confirm.delete_many', count)}
        text={[t('kontor.confirm.delete_many_text', count), text].filter(Boolean).join(' ')}
        warning={t('kontor.confirm.delete_warning')}
        confirmLabel={t('kontor.confirm.delete_many', count)}
        onConfirm={() => handleDelete()}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
