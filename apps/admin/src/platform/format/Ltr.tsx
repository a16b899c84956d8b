import type { ReactNode } from 'react';

/** A path, an address, a telephone number or another code: it reads from left to right in every language. */
export const Ltr = ({ children }: { children: ReactNode }) => <bdi dir="ltr">{children}</bdi>;
