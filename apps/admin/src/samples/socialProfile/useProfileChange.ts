import { useNotify } from 'react-admin';
import { useChangeSample } from '../pages/useSamplePage.ts';

/** Sends a like, a vote or a favourite; what was refused is told. */
export function useProfileChange(): (verb: string, body: object) => void {
  const change = useChangeSample();
  const notify = useNotify();
  return (verb, body) =>
    void change(`/profile/${verb}`, body).catch((error: unknown) => notify((error as Error).message, { type: 'error' }));
}
