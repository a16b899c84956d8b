import type { DashboardPanel } from '@kontor/domain';
import type { Part } from './page.ts';
import { slot } from './slot.ts';

/** Panels that later wings add to the dashboard. One with nothing to say draws nothing. */
export const startPanels = slot<{ key: DashboardPanel; content: Part<object> }>();
