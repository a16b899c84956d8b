import { agendaKinds, type AgendaKind, type CalendarFeedRecord, type NewCalendarFeed } from '@kontor/domain';
import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormGroup,
  FormLabel,
  OutlinedInput,
  Skeleton,
  Typography,
} from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { LoadFailed } from '../../../platform/page/LoadFailed.tsx';
import { copyText } from '../../../platform/action/copyText.ts';

const queryKey = ['calendarFeed'];

/** The address from which a calendar app on a phone reads this calendar: create, copy, renew, remove. */
export const CalendarFeedDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslate();
  const format = useFormat();
  const notify = useNotify();
  const kontor = useKontor();
  const client = useQueryClient();
  const [address, setAddress] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const feed = useQuery({
    queryKey,
    queryFn: ({ signal }) => kontor.call<CalendarFeedRecord>('GET', '/calendar-feed', { signal }),
  });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ([method, body]: ['POST' | 'PUT' | 'DELETE', object?]) =>
      kontor.call<NewCalendarFeed>(method, '/calendar-feed', { body }),
    onSuccess: (record, [method]) => {
      client.setQueryData(queryKey, record);
      if (method !== 'PUT') setAddress(record.address ?? '');
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
  const run = (...call: Parameters<typeof mutateAsync>[0]) => {
    setIsAsking(false);
    mutateAsync(call).catch(() => undefined);
  };
  const [chosen, setChosen] = useState<AgendaKind[] | null>(null);
  const agenda = chosen ?? feed.data?.agenda ?? [];
  const choose = (kind: AgendaKind, wanted: boolean) => {
    const next = agendaKinds.filter((one) => (one === kind ? wanted : agenda.includes(one)));
    setChosen(next);
    if (feed.data?.createdAt) run('PUT', { agenda: next });
  };
  const copy = () =>
    copyText(address).then(
      () => notify('calendar.feed.copied', { type: 'success' }),
      () => notify('calendar.feed.not_copied', { type: 'error' }),
    );
  const exists = Boolean(feed.data?.createdAt);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="feed-title">
      <DialogTitle id="feed-title">{t('calendar.feed.title')}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('calendar.feed.text')}
        </Typography>
        {feed.isPending && <Skeleton variant="rounded" height={160} />}
        {feed.error && <LoadFailed text={feed.error.message} onRetry={feed.refetch} />}
        {feed.data && (
          <>
            <FormLabel id="feed-what">{t('calendar.from_kontor')}</FormLabel>
            <FormGroup aria-labelledby="feed-what" role="group" sx={{ mb: 2 }}>
              {agendaKinds.map((kind) => (
                <FormControlLabel
                  key={kind}
                  control={
                    <Checkbox size="small" checked={agenda.includes(kind)} onChange={(_event, wanted) => choose(kind, wanted)} />
                  }
                  label={t(`calendar.lists.${kind}`)}
                />
              ))}
            </FormGroup>
            {address && (
              <>
                <Alert severity="warning" sx={{ mb: 1.5 }}>
                  {t('calendar.feed.once')}
                </Alert>
                <OutlinedInput
                  fullWidth
                  size="small"
                  readOnly
                  value={address}
                  onFocus={({ target }) => target.select()}
                  slotProps={{ input: { 'aria-label': t('calendar.feed.address'), dir: 'ltr' } }}
                  endAdornment={<Button onClick={() => void copy()}>{t('calendar.feed.copy')}</Button>}
                />
              </>
            )}
            {exists && (
              <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
                {t('calendar.feed.since', { date: format.dateTime(feed.data.createdAt ?? '') })}{' '}
                {feed.data.readAt
                  ? t('calendar.feed.read', { date: format.dateTime(feed.data.readAt) })
                  : t('calendar.feed.not_read')}
              </Typography>
            )}
            {isAsking && (
              <Alert
                severity="warning"
                sx={{ mt: 1.5 }}
                action={<Button onClick={() => run('POST', { agenda })}>{t('calendar.feed.anew')}</Button>}
              >
                {t('calendar.feed.anew_text')}
              </Alert>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        {exists && (
          <Button color="error" disabled={isPending} onClick={() => run('DELETE')}>
            {t('calendar.feed.end')}
          </Button>
        )}
        {exists && !isAsking && (
          <Button disabled={isPending} onClick={() => setIsAsking(true)}>
            {t('calendar.feed.anew')}
          </Button>
        )}
        {feed.data && !exists && (
          <Button variant="contained" loading={isPending} onClick={() => run('POST', { agenda })}>
            {t('calendar.feed.make')}
          </Button>
        )}
        <Button onClick={onClose}>{t('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};
