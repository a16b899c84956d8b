import { afterEach, expect, it } from '@jest/globals';
import { Button } from '@mui/material';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { ConfirmDialog } from '../action/ConfirmDialog.tsx';
import { openScreen } from '../testing/openScreen.tsx';
import { DialogForm } from './DialogForm.tsx';
import { FormDialog } from './FormDialog.tsx';

afterEach(cleanup);

type Close = () => void;
const dialogs: Record<string, (close: Close) => ReactNode> = {
  'a form': (close) => (
    <DialogForm title="Title" record={{}} onSubmit={() => Promise.resolve(undefined)} onClose={close}>
      <TextInput source="name" label="Name" />
    </DialogForm>
  ),
  'a question with fields': (close) => (
    <FormDialog title="Title" submitLabel="Do it" defaults={{}} run={() => Promise.resolve()} onClose={close}>
      <TextInput source="name" label="Name" />
    </FormDialog>
  ),
  'a question': (close) => (
    <ConfirmDialog open title="Title" text="Really?" confirmLabel="Do it" onConfirm={close} onClose={close} />
  ),
};

const Opener = ({ dialog }: { dialog: (close: Close) => ReactNode }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open it</Button>
      {open && dialog(() => setOpen(false))}
    </>
  );
};

it.each(Object.entries(dialogs))('%s gives the focus back to what opened it', async (_what, dialog) => {
  const { user } = openScreen(<Opener dialog={dialog} />, { resource: 'customers', at: '/' });
  const opener = screen.getByRole('button', { name: 'Open it' });
  await user.click(opener);
  await screen.findByText('Title');
  expect(opener).not.toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});
