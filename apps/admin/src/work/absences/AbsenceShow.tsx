import { Navigate, useParams } from 'react-router-dom';

/** An absence has no page of its own: what names it, such as a notification, leads to it in the list. */
export const AbsenceShow = () => {
  const filter = JSON.stringify({ id: Number(useParams()['id']) });
  return <Navigate to={`/absences/index?${new URLSearchParams({ filter }).toString()}`} replace />;
};
