import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, Card, IconButton, Tooltip, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { useHotkeys } from 'react-hotkeys-hook';
import { Link, useNavigate } from 'react-router-dom';
import { dialogOpen } from '../../platform/form/dialogOpen.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { useDocumentName } from '../values/useDocumentName.ts';
import { useDocumentResource } from '../values/useDocumentResource.ts';
import { besideList } from './besideList.ts';
import { card, mirrored } from './besideStyle.ts';
import { useOpenList } from './useOpenList.ts';

export type BesideRow = { id: number; number: string | null; customerName: string; total: number; currency: string };
type Props<T extends BesideRow> = {
  openId: number;
  /** The field of the default order, latest first. */
  dateField: string;
  badge: (row: T) => ReactNode;
};

/** The list that a document was opened from, as a narrow column: J and K open the next and the previous document, Escape closes it. */
export const BesideList = <T extends BesideRow>({ openId, dateField, badge }: Props<T>) => {
  const t = useTranslate();
  const format = useFormat();
  const navigate = useNavigate();
  const nameOf = useDocumentName();
  const labelOf = useGetResourceLabel();
  const { name: resource } = useDocumentResource();
  const addressOf = besideList(resource);
  const list = useRef<HTMLUListElement>(null);
  const { rows = [], total, page, perPage, pages, turnTo } = useOpenList<T>(resource, { sort: dateField, order: 'DESC' });
  const at = rows.findIndex(({ id }) => id === openId);
  const open = rows[at];

  // Moving between documents adds no browser history: Back leads to the list.
  const go = (step: 1 | -1) => {
    const next = rows[at < 0 ? (step > 0 ? 0 : rows.length - 1) : at + step];
    if (next && !dialogOpen()) void navigate(addressOf(next.id), { replace: true });
  };
  const close = () => {
    if (dialogOpen()) return;
    void navigate(`/${resource}/${openId}/show`, { replace: true });
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
  const turn = (label: string, icon: ReactNode, off: boolean, to: number) => (
    <Tooltip title={label}>
      <span>
        <IconButton size="small" aria-label={label} disabled={off} onClick={() => turnTo(to)}>
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
  return (
    <Card component="section" aria-label={labelOf(resource, 2)} className="no-print" data-beside-list sx={card}>
      <Box
        sx={{ display: 'flex', alignItems: 'center', paddingInlineEnd: 0.5, py: 0.5, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography variant="body2" color="textSecondary" dir="auto" sx={{ flex: 1, paddingInlineStart: 2 }}>
          {t('documents.beside.range', { from: firstShown, to: firstShown + rows.length - 1, total: format.number(total) })}
        </Typography>
        {turn(t('documents.beside.previous_page'), <ChevronLeftOutlined sx={mirrored} />, page <= 1, page - 1)}
        {turn(t('documents.beside.next_page'), <ChevronRightOutlined sx={mirrored} />, page >= pages, page + 1)}
        <Tooltip title={t('documents.beside.close')}>
          <IconButton size="small" aria-label={t('documents.beside.close')} onClick={close}>
            <CloseOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
      <Box component="ul" ref={list} sx={{ listStyle: 'none', m: 0, p: 0, overflowY: 'auto', minHeight: 0 }}>
        {rows.map((row) => (
          <li key={row.id}>
            <Link to={addressOf(row.id)} replace aria-current={row.id === openId ? 'page' : undefined}>
              <span className="pair">
                <span className="name">{nameOf(row)}</span>
                <span dir="auto">{format.money(row.total, row.currency)}</span>
              </span>
              <span className="pair">
                <span className="customer">{row.customerName}</span>
                {badge(row)}
              </span>
            </Link>
          </li>
        ))}
      </Box>
      <Typography variant="caption" color="textSecondary" dir="auto" sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}>
        {t('documents.beside.keys')}
      </Typography>
      <Box role="status" sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}>
        {open && t('documents.beside.open', { name: nameOf(open), customer: open.customerName, at: firstShown + at, total })}
      </Box>
    </Card>
  );
};
