import EditOutlined from '@mui/icons-material/EditOutlined';
import type { MadeWebhook, WebhookRecord, WholeWebhookDelivery } from '@kontor/domain';
import { Alert, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { ActionButton } from '../../platform/action/ActionButton.tsx';
import { DeleteAction } from '../../platform/action/DeleteAction.tsx';
import { may } from '../../platform/api/ability.ts';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { now } from '../../platform/api/now.ts';
import { useCommand, useReadAgain } from '../../platform/api/useCommand.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { RelatedList } from '../../platform/list/RelatedList.tsx';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { ActivityTimeline } from '../../platform/record/ActivityTimeline.tsx';
import { Facts } from '../../platform/record/Facts.tsx';
import { ShowPage } from '../../platform/record/ShowPage.tsx';
import { DeliveryTable } from './DeliveryTable.tsx';
import { SecretShownOnce } from './SecretShownOnce.tsx';
import { useEventName } from './useEventName.ts';
import { WebhookState } from './WebhookState.tsx';

/** The page of a webhook: what it is told, how it fares, and the log of its deliveries. */
export const WebhookShow = () => <ShowPage<WebhookRecord>>{(webhook) => <Body webhook={webhook} />}</ShowPage>;

const Body = ({ webhook }: { webhook: WebhookRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  const labelOf = useGetResourceLabel();
  const navigate = useNavigate();
  const { call } = useKontor();
  const command = useCommand('webhooks');
  const readAgain = useReadAgain();
  const { nameOf } = useEventName();
  const [secret, setSecret] = useState<string>();
  const { id, version, name, url, ownerName, events, content, offReason, previousSecretUntil, failingSince } = webhook;
  const label = (field: string) => t(`resources.webhooks.fields.${field}`);
  const test = async () => {
    const delivery = await command<WholeWebhookDelivery>(id, 'test');
    await navigate(`/webhookDeliveries/${delivery.id}/show`);
  };
  const changeSecret = async () => {
    const made = await call<MadeWebhook>('POST', `/webhooks/${id}/change-secret`, { body: { version } });
    setSecret(made.secret);
  };
  const close = () => {
    setSecret(undefined);
    readAgain();
  };
  return (
    <>
      <PageHeader
        title={name}
        status={<WebhookState webhook={webhook} />}
        breadcrumb={[{ label: labelOf('webhooks', 2), to: '/webhooks/index' }]}
        action={
          may('edit', 'Webhook', webhook) && (
            <Button variant="contained" startIcon={<EditOutlined />} component={Link} to={`/webhooks/${id}`}>
              {t('ra.action.edit')}
            </Button>
          )
        }
        secondary={may('send', 'Webhook', webhook) && <ActionButton label={t('webhooks.test')} run={test} success={false} />}
        overflow={
          <>
            {may('edit', 'Webhook', webhook) && (
              <ActionButton
                label={t('webhooks.change_secret')}
                confirm={{ title: t('webhooks.change_secret'), text: t('webhooks.change_secret_text') }}
                run={changeSecret}
                success={false}
                asMenuItem
              />
            )}
            <DeleteAction asMenuItem />
          </>
        }
      />
      {offReason && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t(`webhooks.reasons.${offReason}`)}
        </Alert>
      )}
      <Card sx={card}>
        <Facts
          facts={[
            { label: label('url'), value: url },
            { label: label('ownerName'), value: ownerName },
            { label: label('content'), value: t(`webhooks.contents.${content}`) },
            previousSecretUntil !== null &&
              Date.parse(previousSecretUntil) > now().getTime() && {
                label: label('previousSecretUntil'),
                value: format.dateTime(previousSecretUntil),
              },
            failingSince !== null && { label: label('failingSince'), value: format.dateTime(failingSince) },
            { label: label('events'), value: events ? events.map(nameOf).join(', ') : t('webhooks.everything'), wide: true },
          ]}
        />
      </Card>
      <Card sx={{ mb: 2 }} component="section">
        <Typography variant="h2" sx={{ px: { xs: 2, sm: 3 }, pt: 2 }}>
          {t('webhooks.deliveries')}
        </Typography>
        <RelatedList
          resource="webhookDeliveries"
          filter={{ webhookId: id }}
          sort={{ field: 'id', order: 'DESC' }}
          emptyText={t('webhooks.no_deliveries')}
        >
          <DeliveryTable />
        </RelatedList>
      </Card>
      <Card sx={card}>
        <ActivityTimeline subject="Webhook" subjectId={id} resource="webhooks" />
      </Card>
      {secret && <SecretShownOnce secret={secret} onClose={close} />}
    </>
  );
};

const card = { p: { xs: 2, sm: 3 }, mb: 2 } as const;
