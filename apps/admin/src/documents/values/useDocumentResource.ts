import { useResourceContext } from 'react-admin';
import { resourceCalled, type Resource } from '../../platform/api/resource.ts';

/** The resource of the document around a component of the kit, with its subject and address. */
export const useDocumentResource = (): Resource => resourceCalled(useResourceContext() ?? '');
