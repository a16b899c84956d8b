import LockOutlined from '@mui/icons-material/LockOutlined';
import { Button } from '@mui/material';
import { useLogout, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { PageMessage } from '../../page/PageMessage.tsx';
import { useMenu } from '../menu/useMenu.ts';

/** Says that the page is not allowed, and offers the first page that is, or logging out. */
export const NotAuthorizedPage = () => {
  const translate = useTranslate();
  const logout = useLogout();
  const { pathname } = useLocation();
  const start = useMenu().find(({ to }) => to !== pathname);
  return (
    <PageMessage
      icon={<LockOutlined />}
      title={translate('kontor.page.not_authorized')}
      text={translate(start ? 'kontor.page.not_authorized_text' : 'kontor.page.nothing_open_text')}
    >
      {start && (
        <Button variant="contained" component={Link} to={start.to}>
          {translate('kontor.page.to_start')}
        </Button>
      )}
      <Button variant={start ? 'outlined' : 'contained'} onClick={() => void logout()}>
        {translate('ra.auth.logout')}
      </Button>
    </PageMessage>
  );
};
