/** Copies text to the clipboard. Throws when the browser refuses. */
export async function copyText(text: string): Promise<void> {
  // TypeScript says always defined, but browsers offer it on https only, and an office may run without.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) return clipboard.writeText(text);
  const before = document.activeElement as HTMLElement | null;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  // Inside the dialog, which would otherwise take the focus back before the text is copied.
  (before?.closest('[role=dialog], [role=menu]') ?? document.body).append(field);
  field.focus();
  field.select();
  const isDone = document.execCommand('copy');
  field.remove();
  before?.focus();
  if (!isDone) throw new Error('The browser did not copy.');
}
