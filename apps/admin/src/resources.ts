import { dashboard } from './dashboard/index.ts';
import type { PageModule, ResourceModule } from './shared/resourceModule.ts';

/** One line a resource folder. A resource without pages (taxRates) belongs here too, for its names and its input keys. */
export const resources: readonly ResourceModule[] = [];

/** Pages outside the resources. */
export const pages: readonly PageModule[] = [dashboard];
