import { useTranslate } from 'react-admin';

/** Names of nouns and events: `Invoices: Send`, `Invoices: everything`. */
export function useEventName() {
  const t = useTranslate();
  const subjectOf = (event: string) => t(`roles.subjects.${event.split('.')[0]}`);
  const nameOf = (event: string): string => {
    if (event === 'Webhook.test') return t('webhooks.test_event');
    const [, verb] = event.split('.');
    if (!verb) return t('webhooks.all_of', { subject: subjectOf(event) });
    return t('roles.cell', { subject: subjectOf(event), verb: t(`roles.verbs.${verb}`, { _: verb }) });
  };
  return { subjectOf, nameOf };
}
