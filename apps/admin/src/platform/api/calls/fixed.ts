/** react-admin's message for an invalid form. */
const invalidForm = 'ra.message.invalid_form';

type Listener = (message: string) => void;
const listeners = new Set<Listener>();

/** Announces that a refused form has no errors left, or that the refusal with this message was resolved. */
export const tellFormFixed = (message: string = invalidForm): void => listeners.forEach((listener) => listener(message));

export const onFormFixed = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
