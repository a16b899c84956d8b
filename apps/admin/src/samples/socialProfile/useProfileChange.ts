import { useNotify } from 'react-admin';
import { useChangeSample } from '../pages/useSamplePage.ts';

/** Sends a like, vote or favourite, and reports a refusal. */
export function useProfileChange(): (verb: string, body: object) => void {
  const change = useChangeSample();
  const notify = useNotify();
  return (verb, body) =>
    void change(`/profile/${verb}`, body).catch((error: unknown) => notify((error as Error).message, { type: 'error' }));
}
