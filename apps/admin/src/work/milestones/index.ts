import type { MilestoneInput, MilestoneRecord } from '@kontor/domain';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import { defineResource } from '../../platform/api/resource.ts';

declare module '../../platform/api/resource.ts' {
  interface Resources {
    milestones: { record: MilestoneRecord; input: MilestoneInput };
  }
}

/** Milestones have no pages of their own; the project's page and the timeline show them. */
export const milestones = defineResource({
  name: 'milestones',
  subject: 'Milestone',
  names: {
    en: 'Milestone |||| Milestones',
    lt: 'Etapas |||| Etapai |||| Etapų',
    no: 'Milepæl |||| Milepæler',
    gender: { lt: 'm', no: 'm' },
  },
  icon: FlagOutlined,
  recordRepresentation: 'name',
  inputKeys: ['projectId', 'name', 'dueDate', 'isDone', 'amount'],
  touches: ['projects', 'invoices'],
  rights: {
    group: 'work',
    objects: { en: 'milestones', lt: 'etapus', no: 'milepæler' },
    of: { en: 'milestones', lt: 'etapų', no: 'milepæler' },
  },
});
