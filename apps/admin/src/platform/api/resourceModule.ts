import type { SvgIconComponent } from '@mui/icons-material';
import type { RaRecord } from 'react-admin';
import { registerInputKeys } from './inputKeys.ts';
import type { Page } from '../page/page.ts';

export type ResourceModule = {
  name: string;
  icon: SvgIconComponent;
  recordRepresentation: string | ((record: RaRecord) => string);
  /** The fields of the input class: what a PUT or POST may carry. */
  inputKeys?: readonly string[];
  list?: Page;
  create?: Page;
  edit?: Page;
  show?: Page;
  /** Further pages under `/<name>/`, such as `{ path: 'week', page: TimeWeek }`; each asks for the right to list. */
  pages?: readonly { path: string; page: Page }[];
};

/** A page of its own, outside any resource: the dashboard, a report, the organisation profile. */
export type PageModule = {
  path: string;
  page: Page;
  /** Without it the page is everybody's own. */ resource?: string;
  action?: string;
};

/** What the `index.ts` of a resource folder exports. */
export function defineResource(module: ResourceModule): ResourceModule {
  if (module.inputKeys) registerInputKeys(module.name, module.inputKeys);
  return module;
}
