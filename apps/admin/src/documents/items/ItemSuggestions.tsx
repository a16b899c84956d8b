import type { ItemRecord } from '@kontor/domain';
import AddOutlined from '@mui/icons-material/AddOutlined';
import { Box, Paper, Popper, Typography } from '@mui/material';
import { useImperativeHandle, useState, type KeyboardEvent, type Ref } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { Ltr } from '../../platform/format/Ltr.tsx';
import { useDebounced } from '../../platform/inputs/useDebounced.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { useBasis } from '../values/BasisContext.ts';

export type SuggestionKeys = { /** Returns true for a key that the list handled. */ take: (event: KeyboardEvent) => boolean };

type Props = {
  id: string;
  anchor: HTMLElement | null;
  text: string;
  keys: Ref<SuggestionKeys>;
  onPick: (item: ItemRecord) => void;
  onCreate: (name: string) => void;
  onClose: () => void;
  onActive: (optionId: string | undefined) => void;
};

/** Items with a name like the typed text. Mounted only while open. */
export const ItemSuggestions = ({ id, anchor, text, keys, onPick, onCreate, onClose, onActive }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const { organisation } = useBasis();
  const q = useDebounced(text.trim(), 150);
  const { data, error } = useGetList<ItemRecord>(
    'items',
    {
      filter: q ? { q, active: true } : { active: true },
      pagination: { page: 1, perPage: 7 },
      sort: { field: 'name', order: 'ASC' },
    },
    { enabled: may('list', 'Item') },
  );
  // Until the latest text is answered, nothing can be picked: neither an earlier match nor a new item.
  const settled = q === text.trim() && (data !== undefined || Boolean(error) || !may('list', 'Item'));
  const rows = settled ? (data ?? []) : [];
  const canCreate = settled && q !== '' && may('create', 'Item');
  const count = rows.length + (canCreate ? 1 : 0);
  // A highlighted row belongs to the text at which it was highlighted.
  const [gone, setGone] = useState({ at: -1, text, blindly: false });
  const nothingThere = gone.blindly && settled && rows.length === 0;
  const active = gone.text === text && !nothingThere ? gone.at : -1;
  const move = (at: number) => {
    setGone({ at, text, blindly: !settled });
    onActive(at < 0 ? undefined : `${id}-${at}`);
  };
  const choose = (index: number) => {
    const item = rows[index];
    if (item) onPick(item);
    else if (index === rows.length && canCreate) onCreate(q);
  };
  useImperativeHandle(keys, () => ({
    take: ({ key, altKey, ctrlKey, metaKey }) => {
      if (altKey || ctrlKey || metaKey) return false;
      if (key === 'ArrowDown' && (count > 0 || !settled)) move(settled ? (active + 1) % count : 0);
      else if (key === 'ArrowUp' && active >= 0) move(active - 1);
      else if (key === 'Enter' && active >= 0) choose(active);
      else if (key === 'Escape') onClose();
      else return false;
      return true;
    },
  }));
  if (!anchor || (count === 0 && (!settled || q === ''))) return null;
  return (
    <Popper open anchorEl={anchor} placement="bottom-start" sx={{ zIndex: 'modal' }}>
      <Paper
        elevation={6}
        sx={{ mt: 0.5, width: 380, maxWidth: 'calc(100vw - 32px)', border: 1, borderColor: 'divider', bgcolor: 'kontor.raised' }}
      >
        <Box component="ul" role="listbox" id={id} aria-label={t('documents.items.title')} sx={list}>
          {rows.map((item, index) => (
            <Box
              component="li"
              role="option"
              key={item.id}
              id={`${id}-${index}`}
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
            >
              <Box sx={{ minWidth: 0 }}>
                <Typography noWrap>{item.name}</Typography>
                <Typography variant="caption" color="textSecondary">
                  <Ltr>{item.sku}</Ltr>
                </Typography>
              </Box>
              <span className="figures">{format.money(item.sellingPrice, organisation?.baseCurrency)}</span>
            </Box>
          ))}
          {canCreate && (
            <Box
              component="li"
              role="option"
              id={`${id}-${rows.length}`}
              aria-selected={rows.length === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(rows.length)}
            >
              <Typography noWrap sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
                <AddOutlined fontSize="small" />
                {t('documents.items.create', { name: text.trim().slice(0, 60) })}
              </Typography>
            </Box>
          )}
        </Box>
        {rows.length === 0 && (
          <Typography variant="caption" color="textSecondary" component="p" sx={{ px: 1.5, pb: 1, m: 0 }}>
            {t('documents.items.none')}
          </Typography>
        )}
      </Paper>
    </Popper>
  );
};

const list = {
  listStyle: 'none',
  m: 0,
  p: 0.5,
  maxHeight: 320,
  overflow: 'auto',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    px: 1,
    py: 0.75,
    borderRadius: 1,
    cursor: 'pointer',
  },
  '& li:hover, & li[aria-selected="true"]': { bgcolor: 'action.selected' },
  '& .figures': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', fontSize: '0.8125rem' },
} as const;
