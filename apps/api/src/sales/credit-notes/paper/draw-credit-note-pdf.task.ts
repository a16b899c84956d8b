import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { drawAndKeep } from '../../../documents/keeping/kept-paper.ts';
import { FILE_STORE, type FileStore } from '../../../platform/files/file-store.ts';
import { JobRegistry } from '../../../platform/jobs/job-registry.ts';
import { creditNotePaper } from './credit-note-paper.ts';
import { drawCreditNotePdf } from './draw-credit-note-pdf.job.ts';

@Injectable()
export class DrawCreditNotePdfTask implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    @Inject(FILE_STORE) private readonly store: FileStore,
  ) {}

  onModuleInit(): void {
    this.registry.register(drawCreditNotePdf, ({ creditNoteId }, em, isLastTry) =>
      drawAndKeep(em, this.store, creditNotePaper, creditNoteId, isLastTry),
    );
  }
}
