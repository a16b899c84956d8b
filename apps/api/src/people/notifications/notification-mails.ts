import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Language, NotificationKind } from '@kontor/domain';
import type { Config } from '../../config.ts';
import { JobRegistry } from '../../platform/jobs/job-registry.ts';
import { notificationLetter } from '../../platform/outbox/notification-letter.ts';
import { putInOutbox } from '../../platform/outbox/put-in-outbox.ts';
import { CONFIG } from '../../platform/context/tokens.ts';
import { subjectOf } from '../../platform/subjects/subjects.ts';
import { mailNotification } from './notify.ts';

type Row = {
  kind: NotificationKind;
  params: Record<string, string | number>;
  subject: string | null;
  subjectId: number | null;
  language: Language;
  email: string;
};

/** Sends notifications by email to those who chose that; a job that runs twice sends one mail. */
@Injectable()
export class NotificationMails implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly registry: JobRegistry,
  ) {}

  onModuleInit(): void {
    this.registry.register(mailNotification, ({ notificationId }, em) =>
      em.transactional((inner) => this.write(inner, notificationId)),
    );
  }

  private async write(em: EntityManager, id: number): Promise<void> {
    const { rows } = await sql<Row>`select n.kind, n.params, n.subject, n.subject_id as "subjectId", u.language, u.email
      from notification n join user_account u on u.id = n.user_id where n.id = ${id} and u.active
        and not exists (select from mail m where m.subject_type = 'Notification' and m.subject_id = n.id)`.execute(
      em.getKysely(),
    );
    const news = rows[0];
    if (!news) return;
    const { publicUrl } = this.config;
    const path = pathOf(news);
    const letter = notificationLetter(news, path && `${publicUrl}${path}`, `${publicUrl}/account/notifications`);
    await putInOutbox(em, { toAddress: news.email, ...letter, subjectType: 'Notification', subjectId: id });
  }
}

function pathOf({ subject, subjectId }: Row): string | undefined {
  const page = subject ? subjectOf(subject)?.page : undefined;
  if (page?.startsWith('/')) return page;
  return page && subjectId ? `/${page}/${subjectId}/show` : undefined;
}
