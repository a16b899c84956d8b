import NavigateBeforeOutlined from '@mui/icons-material/NavigateBeforeOutlined';
import NavigateNextOutlined from '@mui/icons-material/NavigateNextOutlined';
import { Box, Button, IconButton, useMediaQuery, usePagination, type Theme } from '@mui/material';
import type { MouseEvent } from 'react';
import { useListPaginationContext, useTranslate } from 'react-admin';
import { useFormat } from '../format/useFormat.ts';

const sizes = [10, 25, 50, 100];

type Step = { page: number | null; selected: boolean; disabled: boolean; onClick: (event: MouseEvent<HTMLElement>) => void };

/** The links to the pages before, after and around this one. */
export const PageLinks = ({ pages, page, onChoose }: { pages: number; page: number; onChoose: (page: number) => void }) => {
  const t = useTranslate();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { items } = usePagination({ count: pages, page, onChange: (_event, chosen) => onChoose(chosen) });
  return (
    <Box component="nav" aria-label={t('kontor.list.pages')} sx={{ display: 'flex', alignItems: 'center', gap: 0.25 }}>
      {items.map(({ type, page: to, selected, disabled, onClick }) => {
        const step: Step = { page: to, selected, disabled, onClick };
        if (type === 'previous' || type === 'next') return <Neighbour key={type} direction={type} {...step} />;
        if (narrow) return null;
        return type === 'page' ? <Numbered key={to} {...step} /> : <span key={type}>…</span>;
      })}
    </Box>
  );
};

/** "1–10 of 42", the page size, and the links to other pages. */
export const Paging = () => {
  const t = useTranslate();
  const format = useFormat();
  const { total, page, perPage, setPage, setPerPage, isPending } = useListPaginationContext();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const pages = Math.ceil((total ?? 0) / perPage);
  // Until the total is known there is one page: the current one.
  const list = <PageLinks pages={total === undefined ? 1 : pages} page={total === undefined ? 1 : page} onChoose={setPage} />;
  if (total === undefined)
    return isPending ? (
      <Box className="no-print" sx={bar}>
        {list}
      </Box>
    ) : null;
  if (total === 0 || page > pages) return null;
  const range = {
    from: format.number((page - 1) * perPage + 1),
    to: format.number(Math.min(page * perPage, total)),
    total: format.number(total),
  };
  return (
    <Box className="no-print" sx={bar}>
      {!narrow && (
        <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {t('kontor.list.per_page')}
          <Box component="select" value={perPage} onChange={(event) => setPerPage(Number(event.target.value))} sx={choice}>
            {sizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </Box>
        </Box>
      )}
      <span dir="auto">{t('kontor.list.rows', range)}</span>
      {pages > 1 && list}
    </Box>
  );
};

const Neighbour = ({ direction, disabled, onClick }: Step & { direction: 'previous' | 'next' }) => {
  const t = useTranslate();
  const Icon = direction === 'previous' ? NavigateBeforeOutlined : NavigateNextOutlined;
  return (
    <IconButton size="small" disabled={disabled} aria-label={t(`ra.navigation.${direction}`)} onClick={onClick} sx={arrow}>
      <Icon />
    </IconButton>
  );
};

const Numbered = ({ page, selected, onClick }: Step) => {
  const t = useTranslate();
  return (
    <Button
      size="small"
      color="inherit"
      aria-label={t(selected ? 'ra.navigation.current_page' : 'ra.navigation.page', { page })}
      aria-current={selected ? 'page' : undefined}
      onClick={onClick}
      sx={{ minWidth: 32, height: 32, p: 0, fontWeight: 400, bgcolor: selected ? 'action.selected' : undefined }}
    >
      {page}
    </Button>
  );
};

const bar = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: 2,
  minHeight: 52,
  px: 2,
  py: 0.5,
  fontSize: '0.8125rem',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const;
const choice = {
  height: 32,
  px: 0.5,
  border: 0,
  borderRadius: 1,
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'background.paper',
  cursor: 'pointer',
} as const;
const arrow = { '[dir=rtl] & svg': { transform: 'scaleX(-1)' } } as const;
