import { Navigate } from 'react-router-dom';
import { AclPage } from './AclPage.tsx';
import { useMenu } from '../menu/useMenu.ts';

/** Redirects to the first menu page that this person may open: the dashboard for most. */
export const StartPage = () => {
  const [first] = useMenu();
  return first ? <Navigate to={first.to} replace /> : <AclPage />;
};
