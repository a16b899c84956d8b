import type { ChangeOrderInput, ChangeOrderRecord } from '@kontor/domain';
import PublishedWithChangesOutlined from '@mui/icons-material/PublishedWithChangesOutlined';
import { defineResource } from '../../platform/api/resource.ts';

declare module '../../platform/api/resource.ts' {
  interface Resources {
    changeOrders: { record: ChangeOrderRecord; input: ChangeOrderInput };
  }
}

/** Change orders have no pages of their own; the project's page shows them. */
export const changeOrders = defineResource({
  name: 'changeOrders',
  subject: 'ChangeOrder',
  names: {
    en: 'Change order |||| Change orders',
    lt: 'Kainos pakeitimas |||| Kainos pakeitimai |||| Kainos pakeitimų',
    no: 'Endringsordre |||| Endringsordrer',
    gender: { lt: 'm', no: 'm' },
  },
  icon: PublishedWithChangesOutlined,
  recordRepresentation: 'name',
  inputKeys: ['projectId', 'name', 'orderDate', 'amount', 'agreedBy'],
  touches: ['projects'],
  rights: {
    group: 'work',
    objects: { en: 'change orders', lt: 'kainos pakeitimus', no: 'endringsordrer' },
    of: { en: 'change orders', lt: 'kainos pakeitimų', no: 'endringsordrer' },
  },
});
