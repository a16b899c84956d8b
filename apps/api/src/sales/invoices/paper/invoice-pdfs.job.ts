import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { buffer } from 'node:stream/consumers';
import type { BackgroundJobRecord, InvoicePdfsInput } from '@kontor/domain';
import { BackgroundJobRunner } from '../../../people/background-jobs/background-job-runner.ts';
import { startBackgroundJob, type BackgroundJobKind, type Result } from '../../../people/background-jobs/background-job.ts';
import type { Progress } from '../../../people/background-jobs/progress.ts';
import { zip, type ZipEntry } from '../../../platform/files/zip.ts';
import { InvoicePapersService, seesAmounts } from './invoice-papers.service.ts';

const invoicePdfs: BackgroundJobKind<InvoicePdfsInput> = {
  name: 'invoicePdfs',
  title: {
    en: ({ ids }) => `PDFs of invoices (${ids.length})`,
    lt: ({ ids }) => `Sąskaitų PDF failai (${ids.length})`,
    no: ({ ids }) => `PDF-er av fakturaer (${ids.length})`,
  },
  mayHaveFile: seesAmounts,
};

/** Puts the PDFs of chosen invoices into one zip archive. */
@Injectable()
export class InvoicePdfsJob implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly jobs: BackgroundJobRunner,
    private readonly papers: InvoicePapersService,
  ) {}

  onModuleInit(): void {
    this.jobs.register(invoicePdfs, (input, progress) => Promise.resolve(this.archive(input, progress)));
  }

  async start({ ids }: InvoicePdfsInput): Promise<BackgroundJobRecord> {
    await this.papers.assertHavePdfs(ids);
    return this.em.transactional((em) => startBackgroundJob(em, invoicePdfs, { ids }, ids.length));
  }

  private archive({ ids }: InvoicePdfsInput, progress: Progress): Result {
    return { file: { name: 'invoices.zip', mimeType: 'application/zip', content: zip(this.entries(ids, progress)) } };
  }

  /** One that has no PDF of its own, such as an opening invoice, is told with the result. */
  private async *entries(ids: readonly number[], progress: Progress): AsyncGenerator<ZipEntry> {
    const names = new Set<string>();
    for (const [at, id] of ids.entries()) {
      await progress.reach(at, ids.length);
      const paper = await this.papers.stored(id).catch((error: unknown) => progress.refuse(at, `#${id}`, error));
      if (!paper) continue;
      const name = names.has(paper.name) ? `${id} ${paper.name}` : paper.name;
      names.add(name);
      yield { name, content: await buffer(paper.content) };
    }
  }
}
