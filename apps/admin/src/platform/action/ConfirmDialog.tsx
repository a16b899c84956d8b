import type { Confirmation } from './ConfirmQuestion.tsx';
import { Once } from '../page/Once.tsx';
import { part } from '../page/page.ts';

const ConfirmQuestion = part(() => import('./ConfirmQuestion.tsx').then((m) => m.ConfirmQuestion));

/** Are you sure? Fetched when it is asked for the first time. */
export const ConfirmDialog = (props: Confirmation) => (
  <Once wanted={props.open}>
    <ConfirmQuestion {...props} />
  </Once>
);
