import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import { Button } from '@mui/material';
import { useLogout, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { readSession } from '../../api/session/session.ts';
import { PageMessage } from '../../page/PageMessage.tsx';

/** The landing page of people whose role opens no page of the menu: it explains this without refusing anything. */
export const AclPage = () => {
  const translate = useTranslate();
  const logout = useLogout();
  const { fullName, username } = readSession()?.userData ?? { fullName: '', username: '' };
  return (
    <PageMessage
      icon={<AccountCircleOutlined />}
      title={translate('kontor.page.acl')}
      text={translate('kontor.page.acl_text', { name: fullName || username })}
    >
      <Button variant="contained" component={Link} to="/account">
        {translate('pages./account')}
      </Button>
      <Button variant="outlined" onClick={() => void logout()}>
        {translate('ra.auth.logout')}
      </Button>
    </PageMessage>
  );
};
