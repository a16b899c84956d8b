import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { Box, Divider, InputBase, List, ListSubheader, Typography, useAutocomplete } from '@mui/material';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { useGetResourceLabel, useLogout, useResourceDefinitions, useStore, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { may } from '../../api/ability.ts';
import { findResource } from '../../api/resource.ts';
import { subjectOf } from '../../api/subjects.ts';
import { KeyCaps } from '../shortcuts/KeyCaps.tsx';
import { PaletteRow } from './PaletteRow.tsx';
import { useHelpSearch } from '../../help/useHelpSearch.ts';
import {
  actionOptions,
  helpOptions,
  pageOptions,
  partOptions,
  recentOptions,
  recordOptions,
  type PaletteOption,
  type RecentRecord,
} from './paletteOptions.ts';
import { useBookmarks } from './useBookmarks.ts';
import { useLayoutSettings } from '../useLayoutSettings.ts';
import { readSession } from '../../api/session/session.ts';
import { genderOf } from '../../api/useGender.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMenu } from '../menu/useMenu.ts';
import { useRecordSearch } from './useRecordSearch.ts';

export const PaletteBody = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslate();
  const navigate = useNavigate();
  const logout = useLogout();
  const labelOf = useGetResourceLabel();
  // Records are grouped by resource; documents come from several.
  const groupName = (group: string) => (findResource(group) ? labelOf(group, 2) : t(`kontor.palette.${group}`));
  const definitions = useResourceDefinitions();
  const entries = useMenu();
  const { skin, setSkin } = useLayoutSettings();
  const [query, setQuery] = useState('');
  const { bookmarks, toggle: toggleBookmark } = useBookmarks();
  const [recent, setRecent] = useStore<string[]>('palette.recent', []);
  const [opened, setOpened] = useStore<RecentRecord[]>(`palette.records.${readSession()?.userData.id ?? 0}`, []);
  const language = useLanguage();
  const [highlighted, setHighlighted] = useState<PaletteOption | null>(null);
  const { groups, failed } = useRecordSearch(query);
  const helpFound = useHelpSearch(query);

  const options = useMemo(() => {
    const creatable = Object.values(definitions)
      .filter(({ name, hasCreate }) => hasCreate && may('create', subjectOf(name)))
      .map(({ name }) => ({ name, label: labelOf(name, 1), gender: genderOf(name, language) }));
    const toggleSkin = () => setSkin(skin === 'dark' ? 'light' : 'dark');
    const actions = actionOptions({ creatable, toggleSkin, logout: () => void logout() }, query, t);
    return [
      ...actions.first,
      ...(query.trim() ? [] : recentOptions(opened, '')),
      ...pageOptions(entries, query, bookmarks, recent, t),
      ...partOptions(query, language),
      ...recordOptions(groups),
      ...actions.others,
      ...helpOptions(helpFound),
    ];
  }, [definitions, labelOf, entries, query, bookmarks, recent, opened, language, groups, helpFound, skin, setSkin, logout, t]);

  const choose = (option: PaletteOption) => {
    onClose();
    if (option.page) setRecent([option.page, ...recent.filter((page) => page !== option.page)].slice(0, 8));
    const { record } = option;
    if (record) setOpened([record, ...opened.filter(({ link }) => link !== record.link)].slice(0, 8));
    option.run?.();
    if (option.link) void navigate(option.link);
  };

  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } = useAutocomplete<PaletteOption>({
    id: 'palette',
    options,
    open: true,
    value: null,
    inputValue: query,
    autoHighlight: true,
    filterOptions: (all) => all,
    getOptionLabel: ({ title }) => title,
    isOptionEqualToValue: (a, b) => a.id === b.id,
    onInputChange: (_event, text, reason) => reason === 'input' && setQuery(text),
    onChange: (_event, option) => option && choose(option),
    onHighlightChange: (_event, option) => setHighlighted(option),
    onClose: (_event, reason) => reason === 'escape' && onClose(),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && event.code === 'KeyB' && highlighted?.page) {
      event.preventDefault();
      toggleBookmark(highlighted.page);
    }
  };
  const shown = groupedOptions;
  return (
    <>
      <Typography id="palette-title" component="h2" sx={hidden}>
        {t('kontor.palette.title')}
      </Typography>
      <Box
        {...getRootProps()}
        onKeyDownCapture={onKeyDown}
        sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, minHeight: 56 }}
      >
        <SearchOutlined sx={{ color: 'text.secondary' }} />
        <InputBase
          fullWidth
          autoFocus
          placeholder={t('kontor.palette.placeholder')}
          sx={{ fontSize: '1rem' }}
          slotProps={{ input: { ...getInputProps(), 'aria-label': t('kontor.palette.open') } }}
        />
        <KeyCaps keys="Esc" />
      </Box>
      <Divider />
      <List {...getListboxProps()} aria-label={t('kontor.palette.title')} dense sx={{ overflowY: 'auto', px: 1, py: 0.5 }}>
        {shown.map((option, index) => (
          <Box component="li" role="presentation" key={option.id} sx={{ listStyle: 'none' }}>
            {shown[index - 1]?.group !== option.group && (
              <ListSubheader
                component="div"
                role="presentation"
                disableSticky
                sx={{ bgcolor: 'transparent', lineHeight: '30px', fontSize: '0.75rem', px: 1.5 }}
              >
                {groupName(option.group)}
              </ListSubheader>
            )}
            <PaletteRow
              option={option}
              props={getOptionProps({ option, index })}
              bookmarked={option.page !== undefined && bookmarks.includes(option.page)}
              onBookmark={toggleBookmark}
            />
          </Box>
        ))}
      </List>
      {shown.length === 0 && (
        <Typography color="textSecondary" sx={{ px: 3, py: 3, textAlign: 'center' }}>
          {t('kontor.palette.empty', { query })}
        </Typography>
      )}
      {failed && (
        <Typography variant="body2" color="error" role="status" sx={{ px: 2.5, py: 1 }}>
          {t('kontor.palette.failed')}
        </Typography>
      )}
      <Box role="status" sx={hidden}>
        {query && t('kontor.palette.results', { smart_count: shown.length })}
      </Box>
      <Divider />
      <Box
        aria-hidden
        sx={{ display: { xs: 'none', sm: 'flex' }, gap: 2, px: 2, py: 1, color: 'text.secondary', fontSize: '0.75rem' }}
      >
        {[
          ['↑+↓', 'move'],
          ['Enter', 'open'],
          ['Alt+B', 'bookmark'],
          ['Esc', 'close'],
        ].map(([keys = '', hint]) => (
          <Box key={hint} sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
            <KeyCaps keys={keys} /> {t(`kontor.palette.hint_${hint}`)}
          </Box>
        ))}
      </Box>
    </>
  );
};

const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
  whiteSpace: 'nowrap',
} as const;
