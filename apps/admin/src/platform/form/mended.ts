/** What react-admin says when a form is refused. */
const invalidForm = 'ra.message.invalid_form';

type Listener = (message: string) => void;
const listeners = new Set<Listener>();

/** Tells that nothing in a refused form is wrong any more, or that a refusal in these words was answered. */
export const tellFormMended = (message: string = invalidForm): void => listeners.forEach((listener) => listener(message));

export const onFormMended = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
