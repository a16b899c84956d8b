import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { ResourceName } from '../../platform/api/resource.ts';
import { useWayBack } from '../../platform/form/wayBack.ts';
import type { Saved } from './useSaveDocument.ts';

/** Navigates only after the leave guard has seen the saved form. Who came from the dialog that sends finds it open again. */
export const LeaveWhenSaved = ({ resource, saved }: { resource: ResourceName; saved: Saved | undefined }) => {
  const navigate = useNavigate();
  const { back } = useWayBack();
  const { isSubmitSuccessful } = useFormState();
  useEffect(() => {
    if (saved && isSubmitSuccessful)
      void navigate(`/${resource}/${saved.id}/show`, { state: { send: saved.send, ...back?.state, _scrollToTop: true } });
  }, [resource, saved, isSubmitSuccessful, navigate, back]);
  return null;
};
