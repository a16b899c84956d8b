import { useHotkeys } from 'react-hotkeys-hook';
import { useResourceDefinitions } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { may } from '../../api/ability.ts';
import { endsSequence } from '../../action/keySequence.ts';
import { dialogOpen } from '../../form/dialogOpen.ts';
import { listSearchMark } from '../../inputs/listSearchMark.ts';
import { subjectOf } from '../../api/subjects.ts';
import { useLayoutSettings } from '../useLayoutSettings.ts';
import { useMenu } from '../menu/useMenu.ts';

/** Marks the link of a table row, for the keys j, k and Enter. */
export const rowLinkMark = 'data-row-link';

function moveRow(step: 1 | -1): void {
  // A list beside its document handles these keys itself.
  if (document.querySelector('[data-beside-list]')) return;
  const links = [...document.querySelectorAll<HTMLElement>(`[${rowLinkMark}]`)];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = links[at < 0 ? (step > 0 ? 0 : links.length - 1) : at + step];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** Global shortcuts. The library ignores them while somebody types, except Ctrl/Cmd+K. */
export function useShellShortcuts({ openPalette, openHelp }: { openPalette: () => void; openHelp: () => void }): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const definitions = useResourceDefinitions();
  const entries = useMenu();
  const { menuCollapsed, setMenuCollapsed } = useLayoutSettings();

  useHotkeys('mod+k', openPalette, { enableOnFormTags: true, enableOnContentEditable: true, preventDefault: true });
  useHotkeys('?', () => !dialogOpen() && openHelp(), { useKey: true });
  useHotkeys('mod+b', () => setMenuCollapsed(!menuCollapsed), { preventDefault: true });
  useHotkeys(
    '/',
    () => {
      const field = document.querySelector<HTMLInputElement>(`[${listSearchMark}] input, input[${listSearchMark}]`);
      if (field) field.focus();
      else openPalette();
    },
    { useKey: true, preventDefault: true },
  );
  useHotkeys('c', (event) => {
    if (endsSequence(event)) return;
    const resource = pathname.split('/')[1] ?? '';
    if (!dialogOpen() && definitions[resource]?.hasCreate && may('create', subjectOf(resource)))
      void navigate(`/${resource}/create`);
  });
  useHotkeys('j', (event) => !endsSequence(event) && !dialogOpen() && moveRow(1));
  useHotkeys('k', (event) => !endsSequence(event) && !dialogOpen() && moveRow(-1));
  const sequences = entries.flatMap(({ shortcut }) => (shortcut ? [shortcut] : []));
  useHotkeys(
    sequences,
    (_event, hotkey) => {
      const pressed = hotkey.keys?.join('>');
      const entry = entries.find(({ shortcut }) => shortcut === pressed);
      if (entry) void navigate(entry.to);
    },
    { enabled: sequences.length > 0 },
  );
}
