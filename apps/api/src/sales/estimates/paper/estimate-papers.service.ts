import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows } from '@kontor/abilities';
import type { EstimateDetail } from '@kontor/domain';
import { loadPaper } from '../../../documents/keeping/kept-paper.ts';
import { drawPaper } from '../../../documents/paper/paper.ts';
import { fileName, logoOf, openPaper, storedPaper, type PaperFile } from '../../../documents/paper/stored-paper.ts';
import { partiesOf } from '../../../documents/parties.ts';
import type { DocumentSnapshot } from '../../../documents/snapshot.ts';
import { actor } from '../../../platform/context/actor.ts';
import { ApiError, forbidden, notFound } from '../../../platform/errors/api-error.ts';
import { FILE_STORE, type FileStore } from '../../../platform/files/file-store.ts';
import { EstimatesService } from '../estimates.service.ts';
import { estimatePaper, estimateWords } from './estimate-paper.ts';

type Parties = Pick<DocumentSnapshot, 'seller' | 'buyer' | 'baseCurrency'>;
type Version = { fileId: number | null; document: EstimateDetail; snapshot: DocumentSnapshot };

/** Requires the right to amounts, which the paper is full of. */
function assertSeesAmounts(): void {
  if (!allows(actor().ability, 'read', 'Estimate', undefined, 'total')) throw forbidden();
}

@Injectable()
export class EstimatePapersService {
  constructor(
    private readonly em: EntityManager,
    private readonly estimates: EstimatesService,
    @Inject(FILE_STORE) private readonly store: FileStore,
  ) {}

  /** Returns the stored PDF of a sent estimate, or creates it if storing failed. */
  async stored(id: number): Promise<PaperFile> {
    assertSeesAmounts();
    const found = await this.estimates.get(id);
    return storedPaper(this.em, this.store, found, () => this.redrawn(id));
  }

  /** Returns the PDF of a version that the customer got before a revision. */
  async ofVersion(id: number, revision: number): Promise<PaperFile> {
    assertSeesAmounts();
    await this.estimates.get(id);
    const { rows } = await sql<Version>`select pdf_file_id as "fileId", document, snapshot from estimate_version
      where estimate_id = ${id} and revision = ${revision}`.execute(this.em.getKysely());
    if (!rows[0]) throw notFound();
    const { fileId, document, snapshot } = rows[0];
    // The estimate was revised before its PDF was stored, or storing failed.
    return (await openPaper(this.em, this.store, fileId)) ?? this.drawn(document, snapshot, `${document.number}-${revision}.pdf`);
  }

  /** Returns the PDF of a draft as it would be sent now, or of a sent estimate as it was sent. */
  async preview(id: number): Promise<PaperFile> {
    assertSeesAmounts();
    const estimate = await this.estimates.get(id);
    if (estimate.status !== 'draft') return this.redrawn(id);
    return this.drawn(estimate, await partiesOf(this.em, 'estimate', id), `draft-${id}.pdf`);
  }

  private async drawn(estimate: EstimateDetail, { seller, buyer, baseCurrency }: Parties, name: string): Promise<PaperFile> {
    const logo = await logoOf(this.em, this.store, seller.logoFileId);
    const pdf = await drawPaper({
      ...estimate,
      seller,
      buyer,
      bankAccount: null,
      baseCurrency,
      logo,
      words: estimateWords,
      date: estimate.estimateDate,
      dueDate: estimate.expiryDate,
      paymentReference: null,
      prepaid: 0,
      rounding: 0,
      due: estimate.total,
    });
    return { name, content: Readable.from([pdf]) };
  }

  private async redrawn(id: number): Promise<PaperFile> {
    const found = await loadPaper(this.em, this.store, estimatePaper, id);
    if (!found) throw new ApiError('document.no_pdf_yet');
    return { name: fileName(found.number, 'pdf'), content: Readable.from([await drawPaper(found.data)]) };
  }
}
