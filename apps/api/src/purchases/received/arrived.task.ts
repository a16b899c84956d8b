import { Readable } from 'node:stream';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { abilityOf } from '@kontor/abilities';
import { messageOf, type AbilityRule, type Language, type ReceivedDocument } from '@kontor/domain';
import { ACCESS_POINT_PORT, NoAnswer, TokenRefused, type AccessPointPort } from '../../firm/access-point/access-point.port.ts';
import { AccessPoints, type AccessPointSettings } from '../../firm/access-point/access-points.service.ts';
import { notify } from '../../people/notifications/notify.ts';
import { whoMay } from '../../people/users/who-may.ts';
import { runWith } from '../../platform/context/context.ts';
import { ERROR_SINK, type ErrorSink } from '../../platform/errors/error-sink.ts';
import { toAnswer } from '../../platform/errors/to-answer.ts';
import { FILE_STORE, type FileStore } from '../../platform/files/file-store.ts';
import type { Upload } from '../../platform/files/upload.guard.ts';
import { JobRegistry } from '../../platform/jobs/job-registry.ts';
import { job } from '../../platform/jobs/job.ts';
import { ReceivedEInvoicesService } from './received-e-invoices.service.ts';

const takeArrivedEInvoices = job<object>('takeArrivedEInvoices');

const atOnce = 50;
const name = 'take arrived e-invoices';
/** What the job takes, and nothing else. */
const rules: readonly AbilityRule[] = [
  { action: ['read', 'create'], subject: ['Bill', 'VendorCreditNote', 'Vendor', 'File'] },
  { action: 'read', subject: ['Organisation', 'TaxRate'] },
];
type Problem = { code: string; params?: Record<string, string | number> | undefined };

/** Makes drafts of the e-invoices that vendors send to the access point of the firm. */
@Injectable()
export class ArrivedTask implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly received: ReceivedEInvoicesService,
    private readonly accessPoints: AccessPoints,
    @Inject(ACCESS_POINT_PORT) private readonly port: AccessPointPort,
    @Inject(FILE_STORE) private readonly store: FileStore,
    @Inject(ERROR_SINK) private readonly errors: ErrorSink,
  ) {}

  onModuleInit(): void {
    this.registry.register(takeArrivedEInvoices, (_, em) => this.takeAll(em), '*/10 * * * *');
  }

  /** An access point that does not answer is asked again in ten minutes. One document that cannot be taken stops only itself. */
  private async takeAll(em: EntityManager): Promise<void> {
    const settings = await this.accessPoints.settings(em);
    if (!settings) return;
    try {
      for (const key of (await this.port.arrived(settings)).slice(0, atOnce)) await this.takeOne(em, settings, key);
    } catch (error) {
      if (error instanceof TokenRefused) await this.errors.record('job', error, name);
      else if (!(error instanceof NoAnswer)) throw error;
    }
  }

  /** What was refused waits at the access point, so that nothing is lost, and is tried again: the reason may be gone then. */
  private async takeOne(em: EntityManager, settings: AccessPointSettings, key: string): Promise<void> {
    try {
      const content = await this.port.documentOf(settings, key);
      if (!content) return await tellRefused(em, key, { code: 'file.too_large', params: { max: '10 MiB' } });
      await tellArrived(em, await this.draftOf(em, content));
    } catch (error) {
      if (error instanceof NoAnswer || error instanceof TokenRefused) throw error;
      const { code, params, unknown } = toAnswer(error);
      if (unknown) await this.errors.record('job', error, name);
      if (code !== 'received.known') return await tellRefused(em, key, { code, params });
    }
    // It was taken, now or by an attempt whose word did not get through.
    await this.port.taken(settings, key);
  }

  private async draftOf(root: EntityManager, content: Buffer): Promise<ReceivedDocument> {
    const stored = await this.store.put(Readable.from([content]));
    const upload: Upload = {
      ...stored,
      name: `e-invoice-${stored.sha256.slice(0, 12)}.xml`,
      mimeType: 'application/xml',
      kept: false,
    };
    const actor = { kind: 'system', userId: null, rules, ability: abilityOf(rules) } as const;
    try {
      return await runWith({ requestId: name, route: name, actor, root }, () => this.received.receive(upload));
    } finally {
      if (!upload.kept) await this.store.remove(stored.key);
    }
  }
}

/** Tells those who enter bills. */
const tellArrived = (em: EntityManager, { subject, id, vendorName }: ReceivedDocument): Promise<void> =>
  em.transactional(async (inner) =>
    notify(inner, await whoMay(inner, 'create', 'Bill'), {
      kind: 'eInvoiceReceived',
      params: { name: vendorName },
      subject,
      subjectId: id,
      dedupeKey: `eInvoiceReceived ${subject} ${id}`,
    }),
  );

/** Tells those who enter bills, each in their language and once for each reason. */
const tellRefused = (em: EntityManager, key: string, { code, params }: Problem): Promise<void> =>
  em.transactional(async (inner) => {
    const { rows } = await sql<{ language: Language; ids: number[] }>`select language, array_agg(id) as ids from user_account
      where id = any(${await whoMay(inner, 'create', 'Bill')}::int[]) group by language`.execute(inner.getKysely());
    for (const { language, ids } of rows)
      await notify(inner, ids, {
        kind: 'eInvoiceNotTaken',
        params: { reason: messageOf(code, params, language) },
        subject: 'Bill',
        dedupeKey: `eInvoiceNotTaken ${key} ${code}`,
      });
  });
