import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, IconButton, Tooltip } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate, type RaRecord } from 'react-admin';
import { may } from './ability.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { subjectOf } from './subjects.ts';

type Props = {
  resource: string;
  record: RaRecord;
  /** In the names of the buttons and in the question. */ name: string;
  refresh?: readonly string[];
  onEdit: () => void;
};

/** Change and delete, for a row that is edited where it stands. */
export const RowActions = ({ resource, record, name, refresh = [], onEdit }: Props) => {
  const t = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.delete(resource, { id: record.id, previousData: record }),
    onSuccess: () => {
      notify('kontor.confirm.deleted', { type: 'success' });
      for (const each of [resource, ...refresh, 'audit']) void queryClient.invalidateQueries({ queryKey: [each] });
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: () => setAsking(false),
  });
  const subject = subjectOf(resource);
  const edit = `${t('ra.action.edit')}: ${name}`;
  const remove = t('kontor.confirm.delete_named', { name });
  return (
    <Box className="no-print" sx={{ display: 'flex', flexShrink: 0 }}>
      {may('edit', subject, record) && (
        <Tooltip title={t('ra.action.edit')}>
          <IconButton aria-label={edit} onClick={onEdit}>
            <EditOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {may('delete', subject, record) && (
        <Tooltip title={t('ra.action.delete')}>
          <IconButton aria-label={remove} onClick={() => setAsking(true)}>
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      <ConfirmDialog
        open={asking}
        title={t('kontor.confirm.delete_title')}
        text={t('kontor.confirm.delete_text')}
        warning={t('kontor.confirm.delete_warning')}
        confirmLabel={remove}
        danger
        busy={isPending}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
};
