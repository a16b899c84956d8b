import NavigateBeforeOutlined from '@mui/icons-material/NavigateBeforeOutlined';
import NavigateNextOutlined from '@mui/icons-material/NavigateNextOutlined';
import type { EmailList, EmailRecord } from '@kontor/domain';
import { Box, Button, Checkbox, IconButton, Skeleton, Typography } from '@mui/material';
import { startTransition, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { ConfirmDialog } from '../../platform/action/ConfirmDialog.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { useDeferredRows } from '../../platform/list/useDeferredRows.ts';
import { useStableCallback } from '../../platform/list/useStableCallback.ts';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { MailBar } from './MailBar.tsx';
import { MailRow } from './MailRow.tsx';
import { SearchField } from '../../platform/inputs/SearchField.tsx';
import type { MailActions } from './useMailActions.tsx';
import type { MailView } from './useMailAddress.ts';
import { perPage } from './useMails.ts';

type Props = {
  view: MailView;
  list?: EmailList;
  error: Error | null;
  refetch: () => unknown;
  actions: MailActions;
  selected: ReadonlySet<number>;
  onSelected: (ids: ReadonlySet<number>) => void;
  onList: (change: Partial<MailView>, replace?: boolean) => void;
};

const none: EmailRecord[] = [];

export const MailList = ({ view, list, error, refetch, actions, selected, onSelected, onList }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const { search } = useLocation();
  const [asksEmpty, setAsksEmpty] = useState(false);
  const mails = list?.emails ?? none;
  const rows = useDeferredRows(mails);
  const isComing = !error && (!list || (rows.length === 0 && mails.length > 0));
  const total = list?.total ?? 0;
  const chosen = mails.filter(({ id }) => selected.has(id));
  const { change } = actions;
  const star = useStableCallback((id: number, isStarred: boolean) => change([id], { isStarred }));
  const select = useStableCallback((id: number) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelected(next);
  });
  const first = (view.page - 1) * perPage + 1;
  const plain = !view.q && !view.label;
  return (
    <>
      <Box sx={bar}>
        <Checkbox
          checked={mails.length > 0 && chosen.length === mails.length}
          indeterminate={chosen.length > 0 && chosen.length < mails.length}
          disabled={mails.length === 0}
          // It draws fifty rows again, which the next click need not wait for.
          onChange={(_event, all) => startTransition(() => onSelected(new Set(all ? mails.map(({ id }) => id) : [])))}
          slotProps={{ input: { 'aria-label': t('mail.select_all') } }}
        />
        {chosen.length > 0 ? (
          <>
            <Typography variant="body2" role="status" sx={{ flex: 1 }}>
              {t('mail.selected', { smart_count: chosen.length })}
            </Typography>
            <MailBar mails={chosen} actions={actions} onMoved={() => onSelected(new Set())} />
          </>
        ) : (
          <SearchField
            main
            key={view.folder}
            value={view.q}
            label={t('mail.search')}
            onSearch={(q) => onList({ q }, true)}
            sx={{ flex: 1, '&:not(.Mui-focused) fieldset': { borderColor: 'transparent' } }}
          />
        )}
      </Box>
      {error && <LoadFailed text={error.message} onRetry={refetch} sx={{ m: 2 }} />}
      {isComing && [0, 1, 2, 3, 4, 5, 6, 7].map((key) => <Skeleton key={key} height={52} sx={{ mx: 2 }} />)}
      {view.folder === 'trash' && mails.length > 0 && (
        <Box sx={{ px: 2, py: 1, display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}>
          <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
            {t('mail.trash_text')}
          </Typography>
          <Button size="small" color="error" onClick={() => setAsksEmpty(true)}>
            {t('mail.empty_trash')}
          </Button>
        </Box>
      )}
      <Box component="ul" aria-label={t(`mail.folders.${view.folder}`)} sx={{ listStyle: 'none', m: 0, p: 0, flex: 1 }}>
        {rows.map((mail) => (
          <MailRow
            key={mail.id}
            mail={mail}
            to={addressOf(search, mail)}
            selected={selected.has(mail.id)}
            onSelect={select}
            onStar={star}
          />
        ))}
      </Box>
      {list && mails.length === 0 && (
        <Box sx={{ px: 2, py: 6, textAlign: 'center' }}>
          <Typography color="textSecondary">{t(plain ? `mail.empty.${view.folder}` : 'mail.none')}</Typography>
          {!plain && (
            <Button variant="outlined" sx={{ mt: 2 }} onClick={() => onList({ q: '', label: '' })}>
              {t('kontor.list.clear_filters')}
            </Button>
          )}
        </Box>
      )}
      {total > 0 && (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', px: 1.5, py: 0.5, gap: 0.5 }}>
          <Typography variant="caption" color="textSecondary">
            <bdi>
              {t('mail.range', {
                from: format.number(first),
                to: format.number(Math.max(first, first + mails.length - 1)),
                total: format.number(total),
              })}
            </bdi>
          </Typography>
          <IconButton aria-label={t('mail.newer')} disabled={view.page === 1} onClick={() => onList({ page: view.page - 1 })}>
            <NavigateBeforeOutlined sx={mirrored} />
          </IconButton>
          <IconButton
            aria-label={t('mail.older')}
            disabled={view.page * perPage >= total}
            onClick={() => onList({ page: view.page + 1 })}
          >
            <NavigateNextOutlined sx={mirrored} />
          </IconButton>
        </Box>
      )}
      <ConfirmDialog
        open={asksEmpty}
        title={t('mail.empty_trash')}
        text={t('mail.empty_trash_text')}
        confirmLabel={t('mail.empty_trash')}
        onConfirm={() => {
          actions.emptyTrash();
          setAsksEmpty(false);
        }}
        onClose={() => setAsksEmpty(false)}
      />
    </>
  );
};

/** A draft opens for editing, any other email for reading. */
function addressOf(search: string, { id, folder }: EmailRecord): string {
  const params = new URLSearchParams(search);
  params.set(folder === 'draft' ? 'compose' : 'mail', String(id));
  return `/mail/index?${params}`;
}

const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  px: 0.5,
  minHeight: 56,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const mirrored = { transform: (theme: { direction: string }) => (theme.direction === 'rtl' ? 'scaleX(-1)' : 'none') };
