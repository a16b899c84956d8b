import { useSyncExternalStore } from 'react';
import { ability, may, onAbilityChange } from '../../api/ability.ts';
import { maySee } from '../../api/maySee.ts';
import { useOrganisation } from '../../api/useOrganisation.ts';
import { wholeMenu, type MenuEntry } from './registered.ts';

/** The menu entries that this person may open. Samples are no part of a firm's work, and are there where the settings say so. */
export function useMenu(): MenuEntry[] {
  useSyncExternalStore(onAbilityChange, () => ability.rules);
  const showsSamples = useOrganisation()?.samplesShown === true;
  return wholeMenu().filter(
    ({ group, subject, action = 'list', field }) =>
      (group !== 'samples' || showsSamples) && may(action, subject) && (field === undefined || maySee(subject, field)),
  );
}
