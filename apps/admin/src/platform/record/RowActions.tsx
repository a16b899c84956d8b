import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, IconButton, Tooltip } from '@mui/material';
import { useTranslate, type RaRecord } from 'react-admin';
import { may } from '../api/ability.ts';
import type { ResourceName } from '../api/resource.ts';
import { DeleteButton } from '../action/DeleteButton.tsx';
import { subjectOf } from '../api/subjects.ts';

type Props = {
  resource: ResourceName;
  record: RaRecord;
  /** Part of the buttons' labels and of the question. */ name: string;
  onEdit: () => void;
};

/** Edit and delete buttons for a row that is edited in place. */
export const RowActions = ({ resource, record, name, onEdit }: Props) => {
  const t = useTranslate();
  const subject = subjectOf(resource);
  return (
    <Box className="no-print" sx={{ display: 'flex', flexShrink: 0, marginInlineStart: 'auto' }}>
      {may('edit', subject, record) && (
        <Tooltip title={t('ra.action.edit')}>
          <IconButton aria-label={`${t('ra.action.edit')}: ${name}`} onClick={onEdit}>
            <EditOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {may('delete', subject, record) && <DeleteButton resource={resource} record={record} name={name} />}
    </Box>
  );
};
