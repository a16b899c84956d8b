import { useResourceContext } from 'react-admin';
import { resourceCalled, type Resource } from '../../platform/api/resource.ts';

/** The kind of the document that a part of the kit stands on: its resource, with its subject and its address. */
export const useDocumentResource = (): Resource => resourceCalled(useResourceContext() ?? '');
