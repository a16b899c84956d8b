/** What react-admin says when a form is refused. */
export const invalidForm = 'ra.message.invalid_form';

const listeners = new Set<() => void>();

/** Tells that nothing in a refused form is wrong any more. */
export const tellFormMended = (): void => listeners.forEach((listener) => listener());

export const onFormMended = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
