import { Suspense, useState, type ReactNode } from 'react';

/** Draws a `part` from the moment it is wanted, and goes on drawing it when it no longer is, so that it can fade out. */
export const Once = ({ wanted, children }: { wanted: boolean; children: ReactNode }) => {
  const [drawn, setDrawn] = useState(wanted);
  if (wanted && !drawn) setDrawn(true);
  return drawn ? <Suspense fallback={null}>{children}</Suspense> : null;
};
