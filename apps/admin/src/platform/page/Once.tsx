import { Suspense, useState, type ReactNode } from 'react';

/** Draws a `part` once it is wanted and keeps it afterwards, so that it can fade out. */
export const Once = ({ wanted, children }: { wanted: boolean; children: ReactNode }) => {
  const [drawn, setDrawn] = useState(wanted);
  if (wanted && !drawn) setDrawn(true);
  return drawn ? <Suspense fallback={null}>{children}</Suspense> : null;
};
