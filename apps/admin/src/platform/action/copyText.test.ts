import { afterEach, expect, it, jest } from '@jest/globals';
import { copyText } from './copyText.ts';

const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
const offer = (value: unknown): void => void Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
afterEach(() => {
  if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard);
  else delete (navigator as { clipboard?: unknown }).clipboard;
  delete (document as { execCommand?: unknown }).execCommand;
});

it('copies by the clipboard where the browser offers one', async () => {
  const writeText = jest.fn((_text: string) => Promise.resolve());
  offer({ writeText });
  await copyText('a link');
  expect(writeText).toHaveBeenCalledWith('a link');
});

it('copies what is selected where there is none, and leaves nothing behind', async () => {
  offer(undefined);
  let copied = '';
  document.execCommand = () => {
    const field = document.activeElement as HTMLTextAreaElement;
    copied = field.value.slice(field.selectionStart, field.selectionEnd);
    return true;
  };
  await copyText('a link');
  expect(copied).toBe('a link');
  expect(document.querySelector('textarea')).toBeNull();
});

it('says when the browser refuses', async () => {
  offer(undefined);
  document.execCommand = () => false;
  await expect(copyText('a link')).rejects.toThrow();
});
