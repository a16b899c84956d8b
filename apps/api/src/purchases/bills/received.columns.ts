import { p } from '@mikro-orm/core';
import type { ReceivedEInvoice as Received, ReceivedFinding } from '@kontor/domain';
import { File } from '../../platform/files/file.entity.ts';
import { createdAt } from '../../platform/orm/base.ts';

/** What is kept of the words of the vendor; the rest is in the file. */
export type Said = Omit<Received, 'receivedAt' | 'fileId' | 'findings'>;

/** The columns of the file of a vendor that a document was made of. */
export const receivedColumns = {
  createdAt,
  // Checked at the end of a transaction, because a removed draft takes its files and this row with it in any order.
  fileId: () => p.manyToOne(File).mapToPk().joinColumn('file_id').deleteRule('no action').deferMode('deferred'),
  sha256: p.string().length(64),
  said: p.json<Said>(),
  findings: p.json<ReceivedFinding[]>(),
};

/** What the vendor's e-invoice said: the row `r`, as JSON. */
export const receivedJson = `r.said || jsonb_build_object('receivedAt', to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'fileId', r.file_id, 'findings', r.findings)`;
