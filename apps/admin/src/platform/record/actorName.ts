import type { AuditRecord } from '@kontor/domain';
import { brandName } from '../page/brand.tsx';

type Words = (key: string, options?: Record<string, unknown>) => string;
type Acted = Pick<AuditRecord, 'actor' | 'userName'> & Partial<Pick<AuditRecord, 'tokenName' | 'serviceAccountName'>>;

/** Names the actor of a change for the history. */
export function actorName({ actor, userName, tokenName, serviceAccountName }: Acted, t: Words): string {
  switch (actor) {
    case 'person':
      return userName ?? '';
    case 'token':
      return `${serviceAccountName ?? userName ?? ''} (API${tokenName ? `: ${tokenName}` : ''})`;
    case 'link':
      return userName ? t('kontor.activity.by_link', { who: userName }) : t('kontor.activity.customer_by_link');
    case 'system':
      return brandName;
    case 'visitor':
      return t('kontor.activity.visitor');
  }
}
