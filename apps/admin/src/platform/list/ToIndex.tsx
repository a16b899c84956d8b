import { Navigate, useLocation, type Location } from 'react-router-dom';

/** Lists live at `/<resource>/index`; every link that react-admin makes to `/<resource>` is led there with its query. */
export const ToIndex = ({ r }: { r: string }) => {
  const { search, state } = useLocation() as Location<unknown>;
  return <Navigate to={`/${r}/index${search}`} state={state} replace />;
};
