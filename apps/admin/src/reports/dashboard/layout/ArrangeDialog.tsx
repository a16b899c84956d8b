import type { DashboardLayoutRecord, DashboardPanel } from '@kontor/domain';
import { Button, Checkbox, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { MoveButtons } from '../../../platform/sortable/MoveButtons.tsx';
import { moved } from '../../../platform/sortable/order.ts';
import { SortableList, SortableRow } from '../../../platform/sortable/SortableList.tsx';
import { useDashboardLayout } from './useDashboardLayout.ts';

type Props = {
  /** The panels that the person may see. */
  offered: readonly DashboardPanel[];
  layout: DashboardLayoutRecord;
  onClose: () => void;
};

/** Moves, hides and shows the panels of the dashboard; Reset puts back the usual order. */
export const ArrangeDialog = ({ offered, layout, onClose }: Props) => {
  const t = useTranslate();
  const id = useId();
  const notify = useNotify();
  const { arrange, reset } = useDashboardLayout();
  const [panels, setPanels] = useState(layout.panels.filter((panel) => offered.includes(panel)));
  const [hidden, setHidden] = useState<readonly DashboardPanel[]>(layout.hidden);
  const [busy, setBusy] = useState(false);
  const nameOf = (panel: DashboardPanel): string => t(`dashboard.panels.${panel}`);
  const finish = async (write: () => Promise<void>) => {
    setBusy(true);
    try {
      await write();
      onClose();
    } catch (error) {
      setBusy(false);
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id} component="h2">
        {t('dashboard.arrange.title')}
      </DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {t('dashboard.arrange.text')}
        </Typography>
        <SortableList
          rows={panels}
          keyOf={(panel) => panel}
          nameOf={nameOf}
          onMove={(from, to) => setPanels(moved(panels, from, to))}
        >
          {(panel, place) => (
            <SortableRow place={place} sx={row}>
              {place && <MoveButtons name={nameOf(panel)} place={place} />}
              <FormControlLabel
                control={
                  <Checkbox
                    checked={!hidden.includes(panel)}
                    onChange={(_event, shown) => setHidden(shown ? hidden.filter((one) => one !== panel) : [...hidden, panel])}
                  />
                }
                label={nameOf(panel)}
              />
            </SortableRow>
          )}
        </SortableList>
      </DialogContent>
      <DialogActions>
        <Button disabled={busy} onClick={() => void finish(reset)} sx={{ marginInlineEnd: 'auto' }}>
          {t('dashboard.arrange.reset')}
        </Button>
        <Button disabled={busy} onClick={onClose}>
          {t('ra.action.cancel')}
        </Button>
        <Button variant="contained" disabled={busy} onClick={() => void finish(() => arrange({ panels, hidden: [...hidden] }))}>
          {t('ra.action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const row = { display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44, bgcolor: 'kontor.raised' } as const;
