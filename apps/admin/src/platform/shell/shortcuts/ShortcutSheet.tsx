import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, Button, Dialog, DialogContent, DialogTitle, IconButton, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { asLanguage } from '../../i18n/languages.ts';
import { barSlot } from '../bar/barSlot.ts';
import { pageShortcuts } from './pageShortcuts.ts';
import { KeyCaps } from './KeyCaps.tsx';
import { isMac } from '../bar/SearchButton.tsx';
import { useHelpAddress } from '../useHelpAddress.ts';
import { useMenu } from '../menu/useMenu.ts';

const mod = isMac ? '⌘' : 'Ctrl';

export const ShortcutSheet = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useTranslate();
  const entries = useMenu();
  const helpAddress = useHelpAddress();
  const language = asLanguage(useLocale());
  const ofBar = barSlot
    .entries()
    .flatMap(({ shortcut }): [string, string][] => (shortcut ? [[shortcut.keys, shortcut.names[language]]] : []));
  const ofPages = pageShortcuts
    .entries()
    .map(({ page, keys }): [string, [string, string][]] => [page[language], keys.map((one) => [one.keys, one.names[language]])]);
  const groups: [title: string, rows: [keys: string, label: string][]][] = [
    [
      t('kontor.shortcuts.general'),
      [
        [`${mod}+K`, t('kontor.shortcuts.search')],
        ['?', t('kontor.shortcuts.help')],
        ...ofBar,
        [`${mod}+B`, t('kontor.shortcuts.menu')],
        ['Esc', t('kontor.shortcuts.close')],
      ],
    ],
    [
      t('kontor.shortcuts.lists'),
      [
        ['/', t('kontor.shortcuts.focus_search')],
        ['c', t('kontor.shortcuts.create')],
        ['j', t('kontor.shortcuts.next')],
        ['k', t('kontor.shortcuts.previous')],
        ['Enter', t('kontor.shortcuts.open_row')],
      ],
    ],
    [t('kontor.shortcuts.forms'), [[`${mod}+Enter`, t('kontor.shortcuts.save')]]],
    ...ofPages,
    [
      t('kontor.shortcuts.go'),
      entries.flatMap(({ shortcut, label }): [string, string][] => (shortcut ? [[shortcut, t(label, { smart_count: 2 })]] : [])),
    ],
  ];
  return (
    <Dialog open={open} onClose={onClose} maxWidth="md" fullWidth aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title" variant="h2" sx={{ display: 'flex', alignItems: 'center' }}>
        <Box component="span" sx={{ flex: 1 }}>
          {t('kontor.shortcuts.title')}
        </Box>
        <IconButton aria-label={t('ra.action.close')} onClick={onClose} autoFocus>
          <CloseOutlined />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        <Button component={Link} to={helpAddress} onClick={onClose} variant="outlined" sx={{ mb: 2 }}>
          {t('kontor.shell.help')}
        </Button>
        <Box sx={{ columnCount: { xs: 1, sm: 2 }, columnGap: 5 }}>
          {groups
            .filter(([, rows]) => rows.length > 0)
            .map(([group, rows]) => (
              <Box key={group} sx={{ breakInside: 'avoid', mb: 2.5 }}>
                <Typography variant="h3" sx={{ mb: 0.5 }}>
                  {group}
                </Typography>
                <Box component="dl" sx={{ m: 0 }}>
                  {rows.map(([keys, label]) => (
                    <Box key={keys} sx={{ display: 'flex', py: 0.75, borderBottom: 1, borderColor: 'divider', gap: 2 }}>
                      <Typography component="dt" variant="body2" sx={{ flex: 1 }}>
                        {label}
                      </Typography>
                      <Box component="dd" sx={{ m: 0 }}>
                        <KeyCaps keys={keys} />
                      </Box>
                    </Box>
                  ))}
                </Box>
              </Box>
            ))}
        </Box>
      </DialogContent>
    </Dialog>
  );
};
