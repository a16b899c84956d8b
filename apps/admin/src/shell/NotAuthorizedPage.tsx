import LockOutlined from '@mui/icons-material/LockOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageMessage } from './PageMessage.tsx';

export const NotAuthorizedPage = () => {
  const translate = useTranslate();
  return (
    <PageMessage
      icon={<LockOutlined />}
      title={translate('kontor.page.not_authorized')}
      text={translate('kontor.page.not_authorized_text')}
    >
      <Button variant="contained" component={Link} to="/">
        {translate('kontor.page.to_start')}
      </Button>
    </PageMessage>
  );
};
