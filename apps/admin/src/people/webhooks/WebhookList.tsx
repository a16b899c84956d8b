import type { WebhookRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { ListPage } from '../../platform/list/ListPage.tsx';
import { NewWebhook } from './NewWebhook.tsx';
import { WebhookState } from './WebhookState.tsx';

const Col = KontorTable.Col<WebhookRecord>;

export const WebhookList = () => {
  const t = useTranslate();
  const format = useFormat();
  return (
    <ListPage emptyText={t('webhooks.empty')} exportable={false} action={may('create', 'Webhook') && <NewWebhook />}>
      <KontorTable<WebhookRecord>
        bulk={false}
        card={(webhook) => ({
          title: webhook.name,
          subtitle: webhook.url,
          status: <WebhookState webhook={webhook} />,
        })}
      >
        <Col source="name" render={({ name }) => <RowLink>{name}</RowLink>} />
        <Col source="url" render={({ url }) => url} />
        <Col source="ownerName" render={({ ownerName }) => ownerName} />
        <Col
          source="events"
          disableSort
          render={({ events }) => (events ? t('webhooks.some', { smart_count: events.length }) : t('webhooks.everything'))}
        />
        <Col source="pendingCount" numeric render={({ pendingCount }) => format.number(pendingCount)} />
        <Col source="active" render={(webhook) => <WebhookState webhook={webhook} />} />
      </KontorTable>
    </ListPage>
  );
};
