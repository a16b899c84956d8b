import type { WholeWebhookDelivery } from '@kontor/domain';
import { Box, Card, Typography } from '@mui/material';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { ActionButton } from '../../platform/action/ActionButton.tsx';
import { may } from '../../platform/api/ability.ts';
import { useCommand } from '../../platform/api/useCommand.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { Facts } from '../../platform/record/Facts.tsx';
import { ShowPage } from '../../platform/record/ShowPage.tsx';
import { useAnswerText } from './useAnswerText.ts';
import { useEventName } from './useEventName.ts';
import { DeliveryStateChip } from './WebhookState.tsx';

export const DeliveryShow = () => <ShowPage<WholeWebhookDelivery>>{(delivery) => <Body delivery={delivery} />}</ShowPage>;

const Body = ({ delivery }: { delivery: WholeWebhookDelivery }) => {
  const t = useTranslate();
  const format = useFormat();
  const labelOf = useGetResourceLabel();
  const command = useCommand('webhookDeliveries');
  const { nameOf } = useEventName();
  const answerOf = useAnswerText();
  const { id, type, subjectId, at, state, attempts, nextAt, triedAt, tookMs, messageId, request, answer } = delivery;
  const { webhookId, webhookName } = delivery;
  const label = (field: string) => t(`resources.webhookDeliveries.fields.${field}`);
  return (
    <>
      <PageHeader
        title={nameOf(type)}
        status={<DeliveryStateChip state={state} />}
        breadcrumb={[
          { label: labelOf('webhooks', 2), to: '/webhooks/index' },
          { label: webhookName, to: `/webhooks/${webhookId}/show` },
        ]}
        secondary={
          state !== 'pending' &&
          may('send', 'Webhook') && (
            <ActionButton label={t('webhooks.again')} run={() => command(id, 'send')} success="webhooks.sent_again" />
          )
        }
      />
      <Card sx={card}>
        <Facts
          facts={[
            { label: label('subjectId'), value: subjectId },
            { label: label('at'), value: format.dateTime(at) },
            { label: label('attempts'), value: format.number(attempts) },
            { label: label('triedAt'), value: triedAt && format.dateTime(triedAt) },
            { label: label('status'), value: answerOf(delivery) },
            { label: label('tookMs'), value: tookMs !== null && t('webhooks.milliseconds', { count: format.number(tookMs) }) },
            nextAt !== null && { label: label('nextAt'), value: format.dateTime(nextAt) },
            { label: label('messageId'), value: messageId },
          ]}
        />
      </Card>
      <Exchanged title={t('webhooks.request')} text={request && indented(request)} missing={t('webhooks.nothing_sent')} />
      <Exchanged title={t('webhooks.answer')} text={answer} missing={t('webhooks.no_answer')} />
    </>
  );
};

const Exchanged = ({ title, text, missing }: { title: string; text: string | null; missing: string }) => (
  <Card sx={card} component="section">
    <Typography variant="h2">{title}</Typography>
    {text ? (
      <Box component="pre" dir="ltr" tabIndex={0} sx={code}>
        {text}
      </Box>
    ) : (
      <Typography color="textSecondary">{missing}</Typography>
    )}
  </Card>
);

const indented = (json: string): string => JSON.stringify(JSON.parse(json), null, 2);

const card = { p: { xs: 2, sm: 3 }, mb: 2 } as const;
const code = { m: 0, mt: 1, maxHeight: 480, overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
