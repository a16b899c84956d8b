import MoreTimeOutlined from '@mui/icons-material/MoreTimeOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';
import { openLogTime } from './logTime.ts';

export const LogTimeButton = () => {
  const t = useTranslate();
  if (!may('create', 'TimeEntry')) return null;
  return (
    <Button variant="contained" startIcon={<MoreTimeOutlined />} aria-keyshortcuts="T" onClick={() => openLogTime()}>
      {t('timeSheets.log.open')}
    </Button>
  );
};
