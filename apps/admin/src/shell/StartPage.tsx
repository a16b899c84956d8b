import { Navigate } from 'react-router-dom';
import { PageMessage } from './PageMessage.tsx';
import { useMenu } from './useMenu.ts';
import { useTranslate } from 'react-admin';

/** Where the dashboard is not installed, or not for this role, the first page of the menu is the start. */
export const StartPage = () => {
  const [first] = useMenu();
  const translate = useTranslate();
  if (first) return <Navigate to={first.to} replace />;
  return <PageMessage title={translate('kontor.page.not_authorized')} text={translate('kontor.page.not_authorized_text')} />;
};
