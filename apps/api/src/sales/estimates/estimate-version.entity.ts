import { defineEntity, p } from '@mikro-orm/core';
import { estimateStatuses, type EstimateDetail } from '@kontor/domain';
import type { DocumentSnapshot } from '../../documents/snapshot.ts';
import { File } from '../../platform/files/file.entity.ts';
import { Estimate } from './estimate.entity.ts';

/** A version that the customer was sent before a revision, kept for good. */
const schema = defineEntity({
  name: 'EstimateVersion',
  tableName: 'estimate_version',
  uniques: [{ name: 'estimate_version_unique', properties: ['estimate', 'revision'] }],
  triggers: [
    {
      name: 'estimate_version_frozen',
      timing: 'before',
      events: ['update', 'delete'],
      body: `raise exception 'what a customer was sent is frozen' using errcode = 'restrict_violation', constraint = 'estimate_frozen';`,
    },
  ],
  properties: {
    id: p.integer().primary(),
    estimate: () => p.manyToOne(Estimate).deleteRule('restrict'),
    revision: p.integer(),
    status: p.enum(estimateStatuses),
    sentAt: p.datetime(),
    decidedAt: p.datetime().nullable(),
    document: p.json<EstimateDetail>(),
    snapshot: p.json<DocumentSnapshot>(),
    pdfFileId: () => p.manyToOne(File).mapToPk().joinColumn('pdf_file_id').nullable().deleteRule('restrict').index(),
  },
});
export class EstimateVersion extends schema.class {}
schema.setClass(EstimateVersion);
