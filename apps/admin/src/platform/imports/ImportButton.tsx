import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Button } from '@mui/material';
import type { Subject, Verb } from '@kontor/abilities';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../api/ability.ts';

type Props = {
  subject: Subject;
  to: string;
  /** What adds one record by hand, where that is not `create`. */
  needs?: Verb;
  label?: string;
};

/** From a list to the import of its records. */
export const ImportButton = ({ subject, to, needs = 'create', label = 'kontor.list.import' }: Props) => {
  const t = useTranslate();
  if (!may('import', subject) || !may(needs, subject)) return null;
  return (
    <Button variant="outlined" startIcon={<UploadFileOutlined />} component={Link} to={to}>
      {t(label)}
    </Button>
  );
};
