import { Navigate, useLocation, type Location } from 'react-router-dom';

/** Redirects react-admin's `/<resource>` links to `/<resource>/index`, where our lists live, with their query. */
export const ToIndex = ({ r }: { r: string }) => {
  const { search, state } = useLocation() as Location<unknown>;
  return <Navigate to={`/${r}/index${search}`} state={state} replace />;
};
