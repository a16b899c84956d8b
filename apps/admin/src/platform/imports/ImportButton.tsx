import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Button } from '@mui/material';
import type { Subject } from '@kontor/abilities';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../api/ability.ts';

/** From a list to the import of its records. */
export const ImportButton = ({ subject, to }: { subject: Subject; to: string }) => {
  const t = useTranslate();
  if (!may('import', subject) || !may('create', subject)) return null;
  return (
    <Button variant="outlined" startIcon={<UploadFileOutlined />} component={Link} to={to}>
      {t('kontor.list.import')}
    </Button>
  );
};
