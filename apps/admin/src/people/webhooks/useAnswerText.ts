import type { WebhookDeliveryRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';

/** The status that was answered, or why there was no answer. */
export function useAnswerText() {
  const t = useTranslate();
  return ({ status, error }: WebhookDeliveryRecord): string =>
    status === null ? (error ? t(`webhooks.problems.${error}`) : '') : String(status);
}
