import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '../../config.ts';
import { File } from '../files/file.entity.ts';
import { FILE_STORE, type FileStore } from '../files/file-store.ts';
import { JobRegistry } from '../jobs/job-registry.ts';
import { clock } from '../context/clock.ts';
import { CONFIG } from '../context/tokens.ts';
import { MailLinks } from './mail-links.ts';
import { MailServers, type Way } from './mail-servers.service.ts';
import { Mail } from './mail.entity.ts';
import { withoutLinks } from './without-links.ts';
import { sendMail } from './put-in-outbox.ts';

/** Sends the outbox through the mail server; without one, mails are kept for reading. */
@Injectable()
export class Postman implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(FILE_STORE) private readonly store: FileStore,
    private readonly registry: JobRegistry,
    private readonly servers: MailServers,
    private readonly links: MailLinks,
  ) {}

  onModuleInit(): void {
    this.registry.register(sendMail, ({ mailId }, em, isLastTry) => this.send(em, mailId, isLastTry));
  }

  /** Sends at least once: a mail whose sending was not recorded is sent again, with the same message id. */
  private async send(em: EntityManager, mailId: number, isLastTry: boolean): Promise<void> {
    const mail = await em.findOne(Mail, { id: mailId });
    if (mail?.state !== 'queued') return;
    const way = await this.servers.way(em);
    if (!way) mail.state = 'kept';
    else
      try {
        await this.deliver(em, mail, way);
        Object.assign(mail, { state: 'sent', sentAt: clock.now(), error: null, text: withoutLinks(mail.text) });
      } catch (error) {
        mail.error = (error as Error).message.slice(0, 500);
        // A 5xx answer is final: retrying would not help.
        const isRefused = ((error as { responseCode?: number }).responseCode ?? 0) >= 500;
        if (isRefused || isLastTry) mail.state = 'failed';
        await em.flush();
        if (isRefused) return;
        throw error;
      }
    await em.flush();
  }

  private async deliver(em: EntityManager, mail: Mail, { transport, from }: Way): Promise<void> {
    const host = new URL(this.config.publicUrl).hostname;
    await transport.sendMail({
      from,
      to: mail.toAddress,
      replyTo: mail.replyTo ?? undefined,
      subject: mail.subject,
      text: await this.links.filled(em, mail),
      html: mail.html ?? undefined,
      messageId: `<kontor-${mail.id}-${mail.createdAt.getTime()}@${host}>`,
      headers: { 'X-Kontor-Mail': String(mail.id) },
      disableFileAccess: true,
      disableUrlAccess: true,
      attachments: await this.attachmentsOf(em, mail),
    });
  }

  private async attachmentsOf(em: EntityManager, { attachments }: Mail) {
    const files = await em.find(File, { id: { $in: attachments.flatMap((one) => ('fileId' in one ? one.fileId : [])) } });
    return Promise.all(
      attachments.map(async (one) => {
        const file = 'fileId' in one ? files.find(({ id }) => id === one.fileId) : one;
        if (!file) throw new Error(`The file ${one.name} of the mail is gone`);
        return { filename: one.name, contentType: file.mimeType, content: await this.store.open(file.storageKey) };
      }),
    );
  }
}
