import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { drawAndKeep } from '../../../documents/keeping/kept-paper.ts';
import { FILE_STORE, type FileStore } from '../../../platform/files/file-store.ts';
import { JobRegistry } from '../../../platform/jobs/job-registry.ts';
import { drawEstimatePdf } from './draw-estimate-pdf.job.ts';
import { estimatePaper } from './estimate-paper.ts';

@Injectable()
export class DrawEstimatePdfTask implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    @Inject(FILE_STORE) private readonly store: FileStore,
  ) {}

  onModuleInit(): void {
    this.registry.register(drawEstimatePdf, ({ estimateId }, em, isLastTry) =>
      drawAndKeep(em, this.store, estimatePaper, estimateId, isLastTry),
    );
  }
}
