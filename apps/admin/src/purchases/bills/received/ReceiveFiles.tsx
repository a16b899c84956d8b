import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Box, Button } from '@mui/material';
import { Suspense, useState, type DragEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';
import { part } from '../../../platform/page/page.ts';
import { useReceived } from './useReceived.ts';

const ReceivedDialog = part(() => import('./ReceivedDialog.tsx').then((m) => m.ReceivedDialog));

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** A list of bills or vendor credit notes as a place to drop e-invoices on, with a button for those who choose them. */
export const ReceiveFiles = ({ children }: { children: (button: ReactNode) => ReactNode }) => {
  const t = useTranslate();
  const { received, take, forget } = useReceived();
  const [over, setOver] = useState(false);
  if (!may('create', 'Bill') || !may('create', 'File')) return children(null);
  const drag = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(false);
    void take([...event.dataTransfer.files]);
  };
  const button = (
    <Button component="label" variant="outlined" startIcon={<UploadFileOutlined />} tabIndex={0}>
      {t('bills.received.upload')}
      <input
        type="file"
        multiple
        hidden
        accept=".xml,.pdf,application/xml,text/xml,application/pdf"
        onChange={(event) => (void take([...(event.target.files ?? [])]), (event.target.value = ''))}
      />
    </Button>
  );
  return (
    <Box
      onDragOver={drag}
      onDragLeave={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget as Node | null) && setOver(false)}
      onDrop={drop}
      sx={over ? { outline: '2px dashed', outlineColor: 'primary.main', outlineOffset: 8, borderRadius: 1 } : undefined}
    >
      {children(button)}
      {received.length > 0 && (
        <Suspense fallback={null}>
          <ReceivedDialog received={received} onClose={forget} />
        </Suspense>
      )}
    </Box>
  );
};
