import type { AuditRecord } from '@kontor/domain';
import { brandName } from '../page/brand.tsx';

type Words = (key: string, options?: Record<string, unknown>) => string;
type Acted = Pick<AuditRecord, 'actor' | 'userName'>;

/** Names the actor of a change for the history. */
export function actorName({ actor, userName }: Acted, t: Words): string {
  switch (actor) {
    case 'person':
      return userName ?? '';
    case 'token':
      return `${userName ?? ''} (API)`;
    case 'link':
      return userName ? t('kontor.activity.by_link', { who: userName }) : t('kontor.activity.customer_by_link');
    case 'system':
      return brandName;
    case 'visitor':
      return t('kontor.activity.visitor');
  }
}
