import { useRef, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { errorWords } from '../../platform/i18n/errorWords.ts';
import { FieldRefusal } from '../../platform/api/session/authProvider.ts';
import { useKeepFieldsOnLanguageChange } from './useKeepFieldsOnLanguageChange.ts';
import { textOf as typedIn } from '../../platform/inputs/textOf.ts';

type Errors = Record<string, string>;

/** Translations of the sign-in calls' messages, which are in the English of the spec. */
const known: Record<string, string> = {
  'Email or Password is Invalid': 'errors.auth.invalid_credentials',
  'Something went wrong': 'errors.auth.something_wrong',
  'This email is already in use.': 'errors.auth.email_in_use',
  'This username is already in use.': 'errors.auth.username_in_use',
};

/** A small form with refusals by field; the first refused field gets the focus. */
export function useAuthForm<F extends string>(
  fields: readonly F[],
  check: (values: Record<F, string>) => Partial<Record<F, string>>,
  submit: (values: Record<F, string>) => Promise<unknown>,
) {
  const t = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<FieldRefusal>();
  const [busy, setBusy] = useState(false);

  useKeepFieldsOnLanguageChange(form);

  const show = async (found: FieldRefusal) => {
    await errorWords.load().catch(() => undefined);
    setRefusal(found);
    const first = fields.find((field) => found.fields[field]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = event.currentTarget;
    const values = Object.fromEntries(fields.map((field) => [field, typedIn(typed, field)])) as Record<F, string>;
    const missing = check(values) as Errors;
    if (Object.keys(missing).length > 0) return show(new FieldRefusal(missing));
    setBusy(true);
    setRefusal(undefined);
    try {
      await submit(values);
    } catch (error) {
      await show(error instanceof FieldRefusal ? error : new FieldRefusal({ form: 'errors.auth.something_wrong' }));
    } finally {
      setBusy(false);
    }
  };
  /** Typing into a field clears its refusal. */
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (!refusal?.fields[name]) return;
    const { [name]: _typed, ...others } = refusal.fields;
    setRefusal(new FieldRefusal(others, refusal.params, refusal.code));
  };
  const textOf = (field: F | 'form'): string => {
    const error = refusal?.fields[field];
    return error ? t(known[error] ?? error, { ...refusal.params[field], _: error }) : '';
  };
  return { form, busy, onSubmit, onInput, textOf };
}
