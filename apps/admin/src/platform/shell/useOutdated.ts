import { useState } from 'react';
import { useCheckForApplicationUpdate } from 'react-admin';

/** Is there a newer version on the server than the one that is open? Asked every ten minutes; a server for development always has one. */
export function useOutdated(): boolean {
  const [outdated, setOutdated] = useState(false);
  useCheckForApplicationUpdate({
    onNewVersionAvailable: () => setOutdated(true),
    interval: 600_000,
    disabled: import.meta.env.DEV,
  });
  return outdated;
}
