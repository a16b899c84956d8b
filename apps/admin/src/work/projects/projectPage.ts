import type { ProjectRecord } from '@kontor/domain';
import { recordSlots } from '../../platform/record/recordSlots.ts';

/** The slots of a project's page for later wings. */
export const projectPage = recordSlots<ProjectRecord>();
