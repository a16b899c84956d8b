import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useTellRefusal } from './useTellRefusal.tsx';

type Props = { /** Part of the button's label and of the question. */ name: string; run: () => Promise<unknown> };

/** Deletes a row in place, after the spec's confirmation. */
export const RemoveButton = ({ name, run }: Props) => {
  const t = useTranslate();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: run,
    onSuccess: () => notify('kontor.confirm.deleted', { type: 'success' }),
    onError: useTellRefusal(),
    onSettled: () => setAsking(false),
  });
  const label = t('kontor.confirm.delete_named', { name });
  return (
    <>
      <Tooltip title={t('ra.action.delete')}>
        <IconButton aria-label={label} onClick={() => setAsking(true)}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <ConfirmDialog
        open={asking}
        title={t('kontor.confirm.delete_title')}
        text={t('kontor.confirm.delete_text')}
        warning={t('kontor.confirm.delete_warning')}
        confirmLabel={label}
        danger
        busy={isPending}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
