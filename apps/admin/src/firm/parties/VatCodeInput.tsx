import { fullVatCode } from '@kontor/domain';
import { TextInput, type TextInputProps } from 'react-admin';
import { useFormContext } from 'react-hook-form';

/** A VAT code. On leaving it gets the letters of its country, where it was typed without them. */
export const VatCodeInput = (props: Omit<TextInputProps, 'source'>) => {
  const { getValues, setValue } = useFormContext<{ country?: string | null; vatCode?: string | null }>();
  const complete = () => {
    const [country, code] = getValues(['country', 'vatCode']);
    const full = fullVatCode(code ?? '', country ?? '');
    if (code && full !== code) setValue('vatCode', full, { shouldDirty: true, shouldValidate: true });
  };
  return <TextInput source="vatCode" {...props} onBlur={complete} />;
};
