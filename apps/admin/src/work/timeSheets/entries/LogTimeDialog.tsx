import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, IconButton } from '@mui/material';
import { TimeEntryInput, type TimeEntryRecord } from '@kontor/domain';
import { useRef, useState } from 'react';
import { Form, type HttpError, ResourceContextProvider, useNotify, useStore, useTranslate } from 'react-admin';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { TellFixed } from '../../../platform/form/TellFixed.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { myId } from '../../../platform/api/session/myId.ts';
import { ResumeEntry } from './ResumeEntry.tsx';
import { TimeEntryInputs } from './TimeEntryInputs.tsx';
import { toInput, type FormValues } from './timeEntryForm.ts';
import { useReadAgain } from '../../../platform/api/useCommand.ts';
import { useToday } from '../../../platform/api/useToday.ts';

type Place = { projectId: number; taskId: number | null };

/** Logs time: project, hours, Enter. Suggests the project worked on last. */
export const LogTimeDialog = ({ place = null, onClose }: { place?: Place | null; onClose: () => void }) => {
  const t = useTranslate();
  const format = useFormat();
  const notify = useNotify();
  const kontor = useKontor();
  const readAgain = useReadAgain();
  const resolver = useValidation(TimeEntryInput);
  const [last, setLast] = useStore<Place | null>('timeSheets.last', null);
  const [busy, setBusy] = useState(false);
  const key = useRef(crypto.randomUUID());
  const content = useRef<HTMLDivElement>(null);
  const today = useToday();
  const [defaults] = useState({
    userId: myId(),
    projectId: (place ?? last)?.projectId ?? null,
    taskId: (place ?? last)?.taskId ?? null,
    workDate: today,
    minutes: null,
    startAt: null,
    endAt: null,
    note: null,
    billable: true,
  });
  const submit = async (values: FormValues) => {
    setBusy(true);
    try {
      const { data } = await kontor.create<TimeEntryRecord>('timeSheets', {
        data: toInput(values),
        meta: { idempotencyKey: key.current },
      });
      const { minutes, projectId, projectName, taskId } = data;
      setLast({ projectId, taskId });
      readAgain();
      notify('timeSheets.log.done', {
        type: 'success',
        messageArgs: { duration: format.duration(minutes), project: projectName },
      });
      onClose();
      return undefined;
    } catch (error) {
      // Another attempt is a new command, and must not get the refused one's answer.
      key.current = crypto.randomUUID();
      setBusy(false);
      const { errors } = ((error as HttpError).body ?? {}) as { errors?: Record<string, string> };
      if (!errors) notify((error as Error).message, { type: 'error' });
      return errors;
    }
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="sm" fullWidth aria-labelledby="log-time-title">
      <ResourceContextProvider value="timeSheets">
        <Form
          defaultValues={defaults}
          resolver={resolver}
          onSubmit={submit as (values: object) => Promise<object | undefined>}
          noValidate
        >
          <TellFixed />
          <DialogTitle id="log-time-title" variant="h2" sx={{ display: 'flex', alignItems: 'center' }}>
            <span style={{ flex: 1 }}>{t('timeSheets.log.title')}</span>
            <IconButton aria-label={t('ra.action.close')} onClick={onClose} disabled={busy}>
              <CloseOutlined />
            </IconButton>
          </DialogTitle>
          <DialogContent ref={content}>
            <ResumeEntry onResume={() => content.current?.querySelector<HTMLElement>('[name="minutes"]')?.focus()} />
            <TimeEntryInputs autoFocus />
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2 }}>
            <Button onClick={onClose} disabled={busy}>
              {t('ra.action.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={busy}>
              {t('timeSheets.log.save')}
            </Button>
          </DialogActions>
        </Form>
      </ResourceContextProvider>
    </Dialog>
  );
};
