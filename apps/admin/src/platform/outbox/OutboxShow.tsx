import { whyNotAgain, type MailRecord } from '@kontor/domain';
import { Alert, Box, Button, Card, Link as TextLink } from '@mui/material';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../api/ability.ts';
import { maySee } from '../api/maySee.ts';
import { Opens } from '../page/Opens.tsx';
import { part } from '../page/page.ts';
import { Facts } from '../record/Facts.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { ShowPage } from '../record/ShowPage.tsx';
import { useFormat } from '../format/useFormat.ts';
import { MailState } from './MailState.tsx';

const SendAgain = part(() => import('./SendAgain.tsx').then((m) => m.SendAgain));

export const OutboxShow = () => <ShowPage<MailRecord>>{(mail) => <Letter mail={mail} />}</ShowPage>;

const Letter = ({ mail }: { mail: MailRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  const labelOf = useGetResourceLabel();
  const field = (source: string) => t(`resources.mails.fields.${source}`);
  const reason = whyNotAgain(mail);
  const maySend = may('send', 'Mail') && maySee('Mail', 'text');
  const title = mail.subject || mail.toAddress;
  return (
    <>
      <PageHeader
        title={title}
        breadcrumb={[{ label: labelOf('mails', 2), to: '/mails/index' }]}
        status={<MailState mail={mail} />}
        secondary={
          maySend &&
          !reason && (
            <Opens
              popup="dialog"
              preload={SendAgain.preload}
              button={(opener) => (
                <Button {...opener} variant="outlined">
                  {t('outbox.again')}
                </Button>
              )}
            >
              {({ open, onClose }) => open && <SendAgain mail={mail} onClose={onClose} />}
            </Opens>
          )
        }
      />
      {mail.state === 'kept' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('outbox.kept')}
        </Alert>
      )}
      {maySend && reason === 'mail.has_link' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('outbox.has_link')}
        </Alert>
      )}
      {mail.error && (
        <Alert severity={mail.state === 'failed' ? 'error' : 'warning'} sx={{ mb: 2 }}>
          <bdi>{mail.error}</bdi>
        </Alert>
      )}
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <Facts
          facts={[
            { label: field('toAddress'), value: mail.toAddress },
            { label: field('createdAt'), value: format.dateTime(mail.createdAt) },
            { label: field('sentAt'), value: mail.sentAt && format.dateTime(mail.sentAt) },
            mail.subjectType === 'Invoice' && {
              label: field('subjectId'),
              value: (
                <TextLink component={Link} to={`/invoices/${mail.subjectId}/show`}>
                  {t('outbox.to_invoice')}
                </TextLink>
              ),
            },
          ]}
        />
        {mail.text ? (
          <Box dir="auto" sx={text}>
            {mail.text}
          </Box>
        ) : (
          <Box sx={{ ...text, color: 'text.secondary' }}>{t('outbox.private')}</Box>
        )}
      </Card>
    </>
  );
};

const text = {
  mt: 3,
  pt: 2,
  borderTop: 1,
  borderColor: 'divider',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxWidth: '68ch',
} as const;
