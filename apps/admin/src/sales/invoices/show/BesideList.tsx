import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, Card, IconButton, Tooltip, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useHotkeys } from 'react-hotkeys-hook';
import { Link, useNavigate } from 'react-router-dom';
import { dialogOpen } from '../../../platform/form/dialogOpen.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { InvoiceBadges } from '../InvoiceBadges.tsx';
import { useInvoiceName } from '../useInvoiceName.ts';
import { besideList } from './besideList.ts';
import { useOpenList } from './useOpenList.ts';

/** The list that an invoice was opened from, narrow beside it: J and K go to the next and the one before, Escape closes it. */
export const BesideList = ({ openId }: { openId: number }) => {
  const t = useTranslate();
  const format = useFormat();
  const navigate = useNavigate();
  const nameOf = useInvoiceName();
  const list = useRef<HTMLUListElement>(null);
  const { rows = [], total, page, perPage, pages, turnTo } = useOpenList();
  const at = rows.findIndex(({ id }) => id === openId);
  const open = rows[at];

  // Going through documents is one step: Back leads to the list.
  const go = (step: 1 | -1) => {
    const next = rows[at < 0 ? (step > 0 ? 0 : rows.length - 1) : at + step];
    if (next && !dialogOpen()) void navigate(besideList(next.id), { replace: true });
  };
  const close = () => {
    if (dialogOpen()) return;
    void navigate(`/invoices/${openId}/show`, { replace: true });
    document.querySelector('main')?.focus();
  };
  useHotkeys('j', () => go(1), [rows, at]);
  useHotkeys('k', () => go(-1), [rows, at]);
  useHotkeys('escape', close, [openId]);

  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]');
    row?.scrollIntoView({ block: 'nearest' });
    if (row && list.current?.contains(document.activeElement)) row.focus();
  }, [at]);

  const firstShown = (page - 1) * perPage + 1;
  return (
    <Card component="section" aria-label={t('invoices.beside.title')} className="no-print" data-beside-list sx={card}>
      <Box
        sx={{ display: 'flex', alignItems: 'center', paddingInlineEnd: 0.5, py: 0.5, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography variant="body2" color="textSecondary" dir="auto" sx={{ flex: 1, paddingInlineStart: 2 }}>
          {t('invoices.beside.range', { from: firstShown, to: firstShown + rows.length - 1, total: format.number(total) })}
        </Typography>
        <Tooltip title={t('invoices.beside.previous_page')}>
          <span>
            <IconButton
              size="small"
              aria-label={t('invoices.beside.previous_page')}
              disabled={page <= 1}
              onClick={() => turnTo(page - 1)}
            >
              <ChevronLeftOutlined sx={mirrored} />
            </IconButton>
          </span>
        </Tooltip>
        <Tooltip title={t('invoices.beside.next_page')}>
          <span>
            <IconButton
              size="small"
              aria-label={t('invoices.beside.next_page')}
              disabled={page >= pages}
              onClick={() => turnTo(page + 1)}
            >
              <ChevronRightOutlined sx={mirrored} />
            </IconButton>
          </span>
        </Tooltip>
        <Tooltip title={t('invoices.beside.close')}>
          <IconButton size="small" aria-label={t('invoices.beside.close')} onClick={close}>
            <CloseOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
      <Box component="ul" ref={list} sx={{ listStyle: 'none', m: 0, p: 0, overflowY: 'auto', minHeight: 0 }}>
        {rows.map((invoice) => (
          <li key={invoice.id}>
            <Link to={besideList(invoice.id)} replace aria-current={invoice.id === openId ? 'page' : undefined}>
              <span className="pair">
                <span className="name">{nameOf(invoice)}</span>
                <span dir="auto">{format.money(invoice.total, invoice.currency)}</span>
              </span>
              <span className="pair">
                <span className="customer">{invoice.customerName}</span>
                <InvoiceBadges invoice={invoice} />
              </span>
            </Link>
          </li>
        ))}
      </Box>
      <Typography variant="caption" color="textSecondary" dir="auto" sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}>
        {t('invoices.beside.keys')}
      </Typography>
      <Box role="status" sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}>
        {open && t('invoices.beside.open', { name: nameOf(open), customer: open.customerName, at: firstShown + at, total })}
      </Box>
    </Card>
  );
};

const mirrored = (theme: { direction: string }) => ({ transform: theme.direction === 'rtl' ? 'scaleX(-1)' : undefined });
const card = {
  position: 'sticky',
  top: 76,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  maxHeight: 'calc(100vh - 100px)',
  overflow: 'hidden',
  '& li a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: 0.25,
    px: 2,
    py: 1.25,
    color: 'text.primary',
    textDecoration: 'none',
    fontSize: '0.8125rem',
    borderBottom: 1,
    borderBottomColor: 'divider',
    borderLeft: 3,
    borderLeftColor: 'transparent',
    fontVariantNumeric: 'tabular-nums',
    '&:hover': { bgcolor: 'action.hover' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '& li a[aria-current]': { bgcolor: 'action.selected', borderLeftColor: 'primary.main' },
  '& .pair': { display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between', minWidth: 0 },
  '& .name': { fontWeight: 600, whiteSpace: 'nowrap' },
  '& .customer': { color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;
