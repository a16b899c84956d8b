import { afterEach, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import polyglot from 'ra-i18n-polyglot';
import { AdminContext, memoryStore, TestMemoryRouter, useAddUndoableMutation, useNotify } from 'react-admin';
import { knownWords } from '../../i18n/words.ts';
import { makeTheme } from '../../theme/makeTheme.ts';
import { useNavigate } from 'react-router-dom';
import { Toasts } from './Toasts.tsx';

afterEach(() => void jest.restoreAllMocks());

const i18n = polyglot(() => knownWords('en') as never, 'en');

const Buttons = ({ happened }: { happened: string[] }) => {
  const notify = useNotify();
  const addMutation = useAddUndoableMutation();
  const navigate = useNavigate();
  const archive = (name: string) => {
    addMutation(({ isUndo }) => void happened.push(`${name} ${isUndo ? 'undone' : 'done'}`));
    notify(`${name} archived`, { type: 'success', undoable: true });
  };
  return (
    <>
      <button onClick={() => navigate('/elsewhere')}>leave</button>
      <button onClick={() => archive('Acme')}>archive Acme</button>
      <button onClick={() => archive('Bolt')}>archive Bolt</button>
      <button onClick={() => notify('It failed', { type: 'error', autoHideDuration: 50 })}>fail</button>
      {['1', '2', '3', '4', '5'].map((part) => (
        <button key={part} onClick={() => notify(`Part ${part} failed`, { type: 'error' })}>
          fail part {part}
        </button>
      ))}
      <button
        onClick={() => notify('resources.items.notifications.updated', { type: 'info', messageArgs: { _: 'Data saved!' } })}
      >
        update
      </button>
      <button onClick={() => notify('Nothing to copy', { type: 'info' })}>copy</button>
      <button onClick={() => notify('Saved', { type: 'success', autoHideDuration: 1000 })}>save</button>
    </>
  );
};

function open() {
  const happened: string[] = [];
  render(
    <TestMemoryRouter>
      <AdminContext i18nProvider={i18n} store={memoryStore()} theme={makeTheme('light', 'ltr')}>
        <Buttons happened={happened} />
        <Toasts />
      </AdminContext>
    </TestMemoryRouter>,
  );
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const toast = async (text: string) =>
    within(await screen.findByText(text).then((found) => found.closest('[role]') as HTMLElement));
  return { happened, user, press, toast };
}

it('says the same thing once, however often it happens', async () => {
  const { press, toast } = open();
  await press('fail');
  await toast('It failed');
  await press('copy');
  await press('fail');
  await waitFor(() =>
    expect(screen.getAllByText(/It failed|Nothing to copy/).map((one) => one.textContent)).toEqual([
      'It failed',
      'Nothing to copy',
    ]),
  );
});

it('undoes the change that the message is about, not the latest one', async () => {
  const { happened, user, press, toast } = open();
  await press('archive Acme');
  await toast('Acme archived');
  await press('archive Bolt');
  await toast('Bolt archived');
  await user.click((await toast('Acme archived')).getByRole('button', { name: 'Undo' }));
  expect(happened).toEqual(['Acme undone']);
  await user.click((await toast('Bolt archived')).getByRole('button', { name: 'Dismiss' }));
  expect(happened).toEqual(['Acme undone', 'Bolt done']);
});

it('calls a saved record a success, and leaves news as news', async () => {
  const { press } = open();
  await press('update');
  expect(await screen.findByTestId('toast-success')).toHaveTextContent('Data saved!');
  await press('copy');
  expect(await screen.findByTestId('toast-info')).toHaveTextContent('Nothing to copy');
});

it('keeps an error until somebody has read it, and lets what went well go', async () => {
  const { user, press } = open();
  await press('fail');
  await press('save');
  expect(await screen.findByText('Saved')).toBeTruthy();
  await user.hover(document.body);
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
  expect(screen.getByRole('alert').textContent).toContain('It failed');
});

it('shows five messages at most; a change that is pushed out is done', async () => {
  const { happened, press, toast } = open();
  await press('archive Acme');
  await toast('Acme archived');
  for (const part of ['1', '2', '3', '4', '5']) await press(`fail part ${part}`);
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(5));
  expect(screen.queryByText('Acme archived')).toBeNull();
  expect(happened).toEqual(['Acme done']);
});

it('does what waits for its Undo before the page goes, and asks nothing', async () => {
  const { happened, press, toast } = open();
  await press('archive Acme');
  await toast('Acme archived');
  const asked = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(asked);
  expect(asked.defaultPrevented).toBe(false);
  window.dispatchEvent(new Event('pagehide'));
  expect(happened).toEqual(['Acme done']);
});

it('lets an error go with the page that it was about, but not one that was said on the way to another', async () => {
  const { press, toast } = open();
  await press('fail part 1');
  await toast('Part 1 failed');
  const later = Date.now() + 60_000;
  jest.spyOn(Date, 'now').mockImplementation(() => later);
  await press('fail part 2');
  await toast('Part 2 failed');
  jest.spyOn(Date, 'now').mockImplementation(() => later + 2500);
  await press('leave');
  await waitFor(() => expect(screen.queryByText('Part 1 failed')).toBeNull());
  expect(screen.getByText('Part 2 failed')).toBeTruthy();
});

it('a toast makes room for the buttons of a dialog that comes after it', async () => {
  const { press, toast } = open();
  const rect = (top: number, height: number) => new DOMRect(900, top, 100, height);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.tagName === 'SECTION' ? rect(500, 60) : this.matches('.MuiDialogActions-root *') ? rect(630, 40) : new DOMRect();
  });
  Element.prototype.checkVisibility = () => true;
  await press('save');
  await toast('Saved');
  const stack = screen.getByRole('region');
  expect(stack.style.bottom).toBe('92px');
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.innerHTML = '<div class="MuiDialogActions-root"><button>Send</button></div>';
  await waitFor(() => expect(stack.style.bottom).toBe(`${window.innerHeight - 630 + 12}px`));
  dialog.remove();
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
});
