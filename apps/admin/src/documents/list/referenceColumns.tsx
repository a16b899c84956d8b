import type { DocumentRecord } from '@kontor/domain';
import { KontorTable } from '../../platform/list/KontorTable.tsx';
import { references } from '../values/references.ts';

const Col = KontorTable.Col<DocumentRecord>;

/** The columns of a list for the references of its documents. */
export const referenceColumns = references.map((source) => <Col key={source} source={source} />);
