import type { Confirmation } from './ConfirmQuestion.tsx';
import { Once } from '../page/Once.tsx';
import { part } from '../page/page.ts';

const ConfirmQuestion = part(() => import('./ConfirmQuestion.tsx').then((m) => m.ConfirmQuestion));

/** A confirmation dialog, fetched when it first opens. */
export const ConfirmDialog = (props: Confirmation) => (
  <Once wanted={props.open}>
    <ConfirmQuestion {...props} />
  </Once>
);
