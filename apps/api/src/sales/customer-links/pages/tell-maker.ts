import type { EntityManager } from '@mikro-orm/postgresql';
import type { NotificationKind } from '@kontor/domain';
import { notify } from '../../../people/notifications/notify.ts';
import type { DocumentSubject } from '../link-documents.ts';
import type { OpenLink } from './shown.ts';

type About = { subject: 'Customer' | DocumentSubject; subjectId: number; name: string };

/** Notifies the person who created the link, once per key. */
export async function tellMaker(
  em: EntityManager,
  { createdById }: OpenLink,
  kind: NotificationKind,
  { name, ...about }: About,
  key: string,
): Promise<void> {
  if (createdById === null) return;
  await notify(em, [createdById], { kind, ...about, params: { name }, dedupeKey: `${kind} ${key}` });
}
