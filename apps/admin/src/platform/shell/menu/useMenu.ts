import { useSyncExternalStore } from 'react';
import { ability, onAbilityChange } from '../../api/ability.ts';
import { mayOpen } from '../../api/mayOpen.ts';
import { useOrganisation } from '../../api/useOrganisation.ts';
import { wholeMenu, type MenuEntry } from './registered.ts';

/** The menu entries that this person may open. Samples are no part of a firm's work, and are there where the settings say so. */
export function useMenu(): MenuEntry[] {
  useSyncExternalStore(onAbilityChange, () => ability.rules);
  const showsSamples = useOrganisation()?.samplesShown === true;
  return wholeMenu().filter((entry) => (entry.group !== 'samples' || showsSamples) && mayOpen(entry));
}
