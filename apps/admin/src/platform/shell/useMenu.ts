import { useSyncExternalStore } from 'react';
import type { MenuEntry } from '../../menu.ts';
import { ability, may, onAbilityChange } from '../api/ability.ts';
import { maySee } from '../api/maySee.ts';
import { subjectOf } from '../api/subjects.ts';
import { registeredMenu } from './registered.ts';

/** The entries of the menu that lead somewhere and that this person may open. */
export function useMenu(): MenuEntry[] {
  useSyncExternalStore(onAbilityChange, () => ability.rules);
  return registeredMenu.filter(
    ({ resource, action = 'list', field }) =>
      may(action, subjectOf(resource)) && (field === undefined || maySee(subjectOf(resource), field)),
  );
}
