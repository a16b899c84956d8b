import { Suspense } from 'react';
import { leavingSlot } from './userPage.ts';

/** What is to be settled before these people leave. */
export const Leaving = ({ userIds }: { userIds: readonly number[] }) =>
  leavingSlot
    .entries()
    .filter(({ isFor }) => isFor())
    .map(({ content: Content }, index) => (
      <Suspense key={index} fallback={null}>
        <Content userIds={userIds} />
      </Suspense>
    ));
