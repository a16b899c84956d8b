import { oddCodes, partyKinds, type PartyKind } from '@kontor/domain';
import { RadioButtonGroupInput, TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormSection, Wide } from '../../platform/form/FormSection.tsx';
import { errorWords } from '../../platform/i18n/errorWords.ts';
import { useWords } from '../../platform/i18n/useWords.ts';
import { CountryInput } from '../../platform/inputs/CountryInput.tsx';
import { legalCodeLabel, vatCodeLabel } from './registerCodes.ts';
import { usualIn } from './usualIn.ts';

type Codes = { kind: PartyKind; country: string; legalCode: string | null; vatCode: string | null };

/** The codes by which its country knows a firm, under the names that they have there. */
const CodeInputs = () => {
  const t = useTranslate();
  const [kind, country, legalCode, vatCode] = useWatch<Codes, ['kind', 'country', 'legalCode', 'vatCode']>({
    name: ['kind', 'country', 'legalCode', 'vatCode'],
  });
  const odd = oddCodes({ kind, country, legalCode, vatCode });
  const ready = useWords(errorWords, odd.legalCode || odd.vatCode);
  return (
    <>
      <TextInput
        source="legalCode"
        label={t(legalCodeLabel(kind, country))}
        helperText={odd.legalCode && ready ? 'errors.party.bad_legal_code' : undefined}
      />
      <TextInput
        source="vatCode"
        label={t(vatCodeLabel(country))}
        helperText={odd.vatCode && ready ? 'errors.party.bad_vat_code' : undefined}
      />
    </>
  );
};

/** The country of a new one fills what follows from it, as long as nobody has chosen otherwise. */
const Country = ({ follows }: { follows: readonly ('currency' | 'language')[] }) => {
  const { setValue, getFieldState, formState } = useFormContext();
  const follow = (country: string | null) => {
    const usual = usualIn(country);
    for (const field of follows)
      if (formState.defaultValues?.['id'] === undefined && !getFieldState(field, formState).isDirty)
        setValue(field, usual[field]);
  };
  return <CountryInput source="country" required onChange={follow} />;
};

/** Details and contact of a customer or a vendor. `follows` are the fields that the country of a new one fills. */
export const PartyInputs = ({ follows }: { follows: readonly ('currency' | 'language')[] }) => {
  const t = useTranslate();
  const kinds = partyKinds.map((id) => ({ id, name: t(`parties.kinds.${id}`) }));
  return (
    <>
      <FormSection title={t('parties.sections.details')}>
        <Wide>
          <RadioButtonGroupInput source="kind" choices={kinds} />
        </Wide>
        <Wide>
          <TextInput source="name" required autoFocus />
        </Wide>
        <Country follows={follows} />
        <span />
        <CodeInputs />
      </FormSection>
      <FormSection title={t('parties.sections.contact')}>
        <TextInput source="email" type="email" />
        <TextInput source="phone" type="tel" />
        <Wide>
          <TextInput source="website" type="url" />
        </Wide>
      </FormSection>
    </>
  );
};
