import type { ProjectRecord } from '@kontor/domain';
import { recordSlots } from '../../platform/record/recordSlots.ts';

/** What later wings add to the page of a project. */
export const projectPage = recordSlots<ProjectRecord>();
