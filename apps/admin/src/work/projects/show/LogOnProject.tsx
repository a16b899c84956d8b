import { openProjectStatuses, type ProjectRecord } from '@kontor/domain';
import MoreTimeOutlined from '@mui/icons-material/MoreTimeOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';
import { openLogTime } from '../../timeSheets/entries/logTime.ts';

/** Daily actions on a project: the dialog has the project filled in. */
export const LogOnProject = ({ project }: { project: ProjectRecord }) => {
  const t = useTranslate();
  if (!may('create', 'TimeEntry') || !openProjectStatuses.includes(project.status)) return null;
  return (
    <Button
      variant="contained"
      startIcon={<MoreTimeOutlined />}
      onClick={() => openLogTime({ projectId: project.id, taskId: null })}
    >
      {t('projects.log_time')}
    </Button>
  );
};
