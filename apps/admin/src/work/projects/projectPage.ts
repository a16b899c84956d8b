import type { ProjectRecord } from '@kontor/domain';
import type { Part } from '../../platform/page/page.ts';
import { slot } from '../../platform/page/slot.ts';
import { recordSlots } from '../../platform/record/recordSlots.ts';

/** The slots of a project's page for later wings; the figures of `top` come before its tabs. */
export const projectPage = { ...recordSlots<ProjectRecord>(), top: slot<Part<{ record: ProjectRecord }>>() };
