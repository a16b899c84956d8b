import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { drawAndKeep } from '../../../documents/keeping/kept-paper.ts';
import { FILE_STORE, type FileStore } from '../../../platform/files/file-store.ts';
import { JobRegistry } from '../../../platform/jobs/job-registry.ts';
import { drawRetainerPdf } from './draw-retainer-pdf.job.ts';
import { paperKindOf } from './retainer-paper.ts';

@Injectable()
export class DrawRetainerPdfTask implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    @Inject(FILE_STORE) private readonly store: FileStore,
  ) {}

  onModuleInit(): void {
    this.registry.register(drawRetainerPdf, async ({ retainerInvoiceId }, em, isLastTry) =>
      drawAndKeep(em, this.store, await paperKindOf(em, retainerInvoiceId), retainerInvoiceId, isLastTry),
    );
  }
}
