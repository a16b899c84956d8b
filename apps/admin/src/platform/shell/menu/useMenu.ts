import { useSyncExternalStore } from 'react';
import { ability, may, onAbilityChange } from '../../api/ability.ts';
import { maySee } from '../../api/maySee.ts';
import { wholeMenu, type MenuEntry } from './registered.ts';

/** The menu entries that this person may open. */
export function useMenu(): MenuEntry[] {
  useSyncExternalStore(onAbilityChange, () => ability.rules);
  return wholeMenu().filter(
    ({ subject, action = 'list', field }) => may(action, subject) && (field === undefined || maySee(subject, field)),
  );
}
