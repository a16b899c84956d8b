import type {} from '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { openScreen } from '../testing/openScreen.tsx';
import { useUndoable } from './useUndoable.tsx';

let undone: string[];
beforeEach(() => {
  undone = [];
});
afterEach(cleanup);

const Part = ({ name, onlyHere }: { name: string; onlyHere?: boolean }) => {
  const undoable = useUndoable({ onlyHere });
  return <button onClick={() => undoable(`${name} removed`, () => undone.push(name))}>remove {name}</button>;
};
const Page = () => {
  const [left, setLeft] = useState(false);
  return (
    <>
      {!left && <Part name="task" />}
      {!left && <Part name="line" onlyHere />}
      <button onClick={() => setLeft(true)}>leave</button>
    </>
  );
};

it('undoes what its own message is about, and the message goes', async () => {
  const { user } = openScreen(<Page />, { at: '/' });
  await user.click(screen.getByText('remove task'));
  await screen.findByText('task removed');
  await user.click(screen.getByText('remove line'));
  await screen.findByText('line removed');
  const [, ofTask] = screen.getAllByRole('button', { name: 'Undo' });
  await user.click(ofTask as HTMLElement);
  expect(undone).toEqual(['task']);
  await waitFor(() => expect(screen.queryByText('task removed')).toBeNull());
  expect(screen.getByText('line removed')).toBeTruthy();
});

it('takes back an offer that is of this page alone when the page is left, and keeps the others', async () => {
  const { user } = openScreen(<Page />, { at: '/' });
  await user.click(screen.getByText('remove task'));
  await user.click(screen.getByText('remove line'));
  await screen.findByText('line removed');
  await user.click(screen.getByText('leave'));
  await waitFor(() => expect(screen.queryByText('line removed')).toBeNull());
  expect(screen.getByText('task removed')).toBeTruthy();
});
