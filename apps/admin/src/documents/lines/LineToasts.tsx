import { Button, Snackbar } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { useLines } from './useLines.ts';

type Props = Pick<ReturnType<typeof useLines>, 'removed' | 'undo' | 'forget' | 'pasted' | 'seen'>;

/** What happened to the lines, with the way back. */
export const LineToasts = ({ removed, undo, forget, pasted, seen }: Props) => {
  const t = useTranslate();
  return (
    <>
      <Snackbar
        key={removed?.index}
        open={Boolean(removed)}
        autoHideDuration={6000}
        onClose={(_event, reason) => reason !== 'clickaway' && forget()}
        message={t('documents.lines.removed')}
        action={
          <Button size="small" color="inherit" onClick={undo}>
            {t('ra.action.undo')}
          </Button>
        }
      />
      <Snackbar
        open={pasted > 0}
        autoHideDuration={4000}
        onClose={seen}
        message={t('documents.lines.pasted', { smart_count: pasted })}
      />
    </>
  );
};
