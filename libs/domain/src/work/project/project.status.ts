import { machine } from '../../platform/machine/machine.ts';

export const projectStatuses = ['planned', 'active', 'onHold', 'completed', 'cancelled'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];
export type ProjectVerb = 'activate' | 'hold' | 'complete' | 'cancel';

export const projectMachine = machine<ProjectStatus, ProjectVerb>('project', 'planned', {
  activate: { from: ['planned', 'onHold', 'completed', 'cancelled'], to: 'active' },
  hold: { from: ['planned', 'active'], to: 'onHold' },
  complete: { from: ['active', 'onHold'], to: 'completed' },
  cancel: { from: ['planned', 'active', 'onHold'], to: 'cancelled' },
});

/** People can log hours on projects with these statuses. */
export const openProjectStatuses: readonly ProjectStatus[] = ['planned', 'active'];
/** Nothing of them is still to be done; a project on hold may go on. */
export const endedProjectStatuses = ['completed', 'cancelled'] as const satisfies readonly ProjectStatus[];
