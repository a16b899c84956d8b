import type { CustomerRecord, VendorRecord } from '@kontor/domain';
import { MenuItem } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { subjectOf } from '../../platform/api/subjects.ts';
import { Once } from '../../platform/page/Once.tsx';
import { part } from '../../platform/page/page.ts';
import type { PartyResource } from './AlikeWarning.tsx';

const MergeDialog = part(() => import('./MergeDialog.tsx').then((m) => m.MergeDialog));

/** "Merge" in the overflow menu, and its dialog, which stays when the menu closes. */
export function useMerge(resource: PartyResource, record: CustomerRecord | VendorRecord): { item: ReactNode; dialog: ReactNode } {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  if (!may('merge', subjectOf(resource), record)) return { item: null, dialog: null };
  return {
    item: (
      <MenuItem key="merge" onClick={() => setOpen(true)}>
        {t('parties.merge.action')}
      </MenuItem>
    ),
    dialog: (
      <Once wanted={open}>{open && <MergeDialog resource={resource} record={record} onClose={() => setOpen(false)} />}</Once>
    ),
  };
}
