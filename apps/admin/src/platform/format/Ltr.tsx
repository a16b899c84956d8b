import type { ReactNode } from 'react';

/** A path, address, phone number or code: left to right in every language. */
export const Ltr = ({ children }: { children: ReactNode }) => <bdi dir="ltr">{children}</bdi>;
