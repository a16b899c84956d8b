import type { CustomerLinkInput, CustomerLinkRecord, NewCustomerLink } from '@kontor/domain';
import { Alert, Box, Button, Chip, List, ListItem, ListItemText, OutlinedInput, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useNotify, useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { useReadAgain } from '../../platform/api/useCommand.ts';
import { useToday } from '../../platform/api/useToday.ts';
import { ConfirmDialog } from '../../platform/action/ConfirmDialog.tsx';
import { copyText } from '../../platform/action/copyText.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';

const keys: Record<string, keyof CustomerLinkInput> = {
  Invoice: 'invoiceId',
  Estimate: 'estimateId',
  RetainerInvoice: 'retainerInvoiceId',
  CreditNote: 'creditNoteId',
  Customer: 'customerId',
};

/** The links to a document, or to the page of a customer: create, copy, see whether they were opened, end. */
export const CustomerLinks = ({ subject, id }: { subject: string; id: number }) => {
  const t = useTranslate();
  const notify = useNotify();
  const kontor = useKontor();
  const readAgain = useReadAgain();
  const [made, setMade] = useState<NewCustomerLink>();
  const [isBusy, setIsBusy] = useState(false);
  const [ending, setEnding] = useState<CustomerLinkRecord>();
  const key = keys[subject] ?? 'customerId';
  const { data, isPending, error, refetch } = useGetList<CustomerLinkRecord>('customerLinks', {
    filter: { [key]: id, ...(subject === 'Customer' && { isOfCustomer: true }) },
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: 50 },
  });
  const make = async () => {
    setIsBusy(true);
    try {
      setMade(await kontor.call<NewCustomerLink>('POST', '/customer-links', { body: { [key]: id } }));
      readAgain();
    } catch (problem) {
      notify((problem as Error).message, { type: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  const end = async ({ id: ended }: CustomerLinkRecord) => {
    setEnding(undefined);
    try {
      await kontor.call('DELETE', `/customer-links/${ended}`);
      notify('customerLinks.was_ended', { type: 'success' });
      if (ended === made?.id) setMade(undefined);
    } catch (problem) {
      notify((problem as Error).message, { type: 'error' });
    }
    readAgain();
  };
  const copy = () =>
    copyText(made?.url ?? '').then(
      () => notify('customerLinks.copied', { type: 'success' }),
      () => notify('customerLinks.not_copied', { type: 'error' }),
    );
  if (error && !data) return <LoadFailed text={error.message} onRetry={refetch} />;
  if (isPending) return <Skeleton height={72} />;
  return (
    <Box sx={{ py: 1 }}>
      <Typography color="textSecondary">{t(`customerLinks.text.${subject}`)}</Typography>
      {made && (
        <Box sx={{ mt: 2 }}>
          <Alert severity="warning" sx={{ mb: 1.5 }}>
            {t('customerLinks.once')}
          </Alert>
          <OutlinedInput
            fullWidth
            size="small"
            readOnly
            value={made.url}
            onFocus={({ target }) => target.select()}
            slotProps={{ input: { 'aria-label': t('customerLinks.address'), dir: 'ltr' } }}
            endAdornment={<Button onClick={() => void copy()}>{t('customerLinks.copy')}</Button>}
          />
        </Box>
      )}
      {data.length === 0 && <Typography sx={{ mt: 2 }}>{t('customerLinks.none')}</Typography>}
      <List disablePadding>
        {data.map((link) => (
          <LinkRow key={link.id} link={link} onEnd={() => setEnding(link)} />
        ))}
      </List>
      {may('create', 'CustomerLink') && (
        <Button variant="outlined" size="small" loading={isBusy} onClick={() => void make()} sx={{ mt: 1 }}>
          {t('customerLinks.make')}
        </Button>
      )}
      {ending && (
        <ConfirmDialog
          open
          title={t('customerLinks.end_title')}
          text={t('customerLinks.end_text')}
          confirmLabel={t('customerLinks.end')}
          danger
          onConfirm={() => void end(ending)}
          onClose={() => setEnding(undefined)}
        />
      )}
    </Box>
  );
};

const LinkRow = ({ link, onEnd }: { link: CustomerLinkRecord; onEnd: () => void }) => {
  const t = useTranslate();
  const format = useFormat();
  const { createdAt, createdByName: who, expiresAt, endedAt, lastSeenAt, seenCount } = link;
  const isExpired = expiresAt.slice(0, 10) < useToday();
  const works = !endedAt && !isExpired;
  const until = endedAt ? ['ended', endedAt] : [isExpired ? 'expired' : 'expires', expiresAt];
  const made = who
    ? t('customerLinks.created', { date: format.dateTime(createdAt), who })
    : t('customerLinks.created_mail', { date: format.dateTime(createdAt) });
  return (
    <ListItem disableGutters sx={{ flexWrap: 'wrap', gap: 1 }}>
      <ListItemText
        primary={made}
        secondary={
          lastSeenAt
            ? t('customerLinks.seen', { smart_count: seenCount, date: format.dateTime(lastSeenAt) })
            : t('customerLinks.not_seen')
        }
        sx={{ flex: '1 1 220px' }}
      />
      <Chip
        size="small"
        variant="outlined"
        color={works ? 'success' : 'default'}
        label={t(`customerLinks.${until[0]}`, { date: format.date((until[1] ?? '').slice(0, 10)) })}
      />
      {works && may('delete', 'CustomerLink', link) && (
        <Button size="small" onClick={onEnd}>
          {t('customerLinks.end')}
        </Button>
      )}
    </ListItem>
  );
};
