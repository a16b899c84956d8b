import type { WebhookDeliveryRecord } from '@kontor/domain';
import { DateField } from '../../platform/format/fields.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { KontorTable, RowLink } from '../../platform/list/KontorTable.tsx';
import { useAnswerText } from './useAnswerText.ts';
import { useEventName } from './useEventName.ts';
import { DeliveryStateChip } from './WebhookState.tsx';

const Col = KontorTable.Col<WebhookDeliveryRecord>;

/** The log of a webhook. */
export const DeliveryTable = () => {
  const format = useFormat();
  const { nameOf } = useEventName();
  const answerOf = useAnswerText();
  return (
    <KontorTable<WebhookDeliveryRecord>
      bulk={false}
      card={(delivery) => ({
        title: nameOf(delivery.type),
        subtitle: [delivery.subjectId, format.relative(delivery.at)].join(' · '),
        status: <DeliveryStateChip state={delivery.state} />,
      })}
    >
      <Col source="type" render={({ type }) => <RowLink>{nameOf(type)}</RowLink>} />
      <Col source="subjectId" numeric render={({ subjectId }) => subjectId} />
      <Col source="at" render={() => <DateField source="at" relative />} />
      <Col source="attempts" numeric render={({ attempts }) => format.number(attempts)} />
      <Col source="status" render={answerOf} />
      <Col source="nextAt" render={() => <DateField source="nextAt" relative />} />
      <Col source="state" render={({ state }) => <DeliveryStateChip state={state} />} />
    </KontorTable>
  );
};
