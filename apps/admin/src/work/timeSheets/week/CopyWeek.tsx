import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { addDays, type CopiedWeek, type TimeEntryRecord } from '@kontor/domain';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { myId } from '../../../platform/api/session/myId.ts';
import { rowOf, type WeekRow } from './weekRows.ts';

type Props = { userId: number; monday: string; onRows: (rows: WeekRow[]) => number; onCopied: () => void };

/** Copies last week's rows, empty or with their hours. Hours are copied for oneself only. */
export const CopyWeek = ({ userId, monday, onRows, onCopied }: Props) => {
  const t = useTranslate();
  const notify = useNotify();
  const kontor = useKontor();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [busy, setBusy] = useState(false);
  const last = addDays(monday, -7);
  const run = async (work: () => Promise<void>) => {
    setAnchor(null);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const rows = () =>
    run(async () => {
      const { data } = await kontor.getList<TimeEntryRecord>('timeSheets', {
        filter: { userId, workDate_gte: last, workDate_lte: addDays(last, 6) },
        pagination: { page: 1, perPage: 1000 },
        sort: { field: 'id', order: 'ASC' },
      });
      const count = onRows(data.map(rowOf));
      if (count) notify('timeSheets.week.copied_rows', { type: 'success', messageArgs: { smart_count: count } });
      else notify('timeSheets.week.copied_none', { type: 'info' });
    });
  const hours = () =>
    run(async () => {
      const { copiedCount, skippedCount } = await kontor.call<CopiedWeek>('POST', '/time-entries/copy-week', {
        body: { from: last, to: monday },
      });
      onCopied();
      if (copiedCount + skippedCount === 0) notify('timeSheets.week.copied_none', { type: 'info' });
      else if (skippedCount === 0)
        notify('timeSheets.week.copied', { type: 'success', messageArgs: { smart_count: copiedCount } });
      else notify('timeSheets.week.copied_some', { type: 'info', messageArgs: { copied: copiedCount, skipped: skippedCount } });
    });
  return (
    <>
      <Button
        startIcon={<ContentCopyOutlined />}
        aria-haspopup="menu"
        loading={busy}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('timeSheets.week.copy')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => void rows()}>{t('timeSheets.week.copy_rows')}</MenuItem>
        {userId === myId() && <MenuItem onClick={() => void hours()}>{t('timeSheets.week.copy_hours')}</MenuItem>}
      </Menu>
    </>
  );
};
