import { oddCodes, partyKinds, type PartyKind } from '@kontor/domain';
import type { ReactNode } from 'react';
import { RadioButtonGroupInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormSection, Wide } from '../../platform/form/FormSection.tsx';
import { errorWords } from '../../platform/i18n/errorWords.ts';
import { useWords } from '../../platform/i18n/useWords.ts';
import { CountryInput } from '../../platform/inputs/CountryInput.tsx';
import { legalCodeLabel, vatCodeLabel } from './registerCodes.ts';
import { VatCodeInput } from './VatCodeInput.tsx';
import { useFollowing, type Follows } from './useFollowing.ts';

type Codes = { kind: PartyKind; country: string; legalCode: string | null; vatCode: string | null };

/** The registration codes of a firm, named as in its country. */
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
      <VatCodeInput
        label={t(vatCodeLabel(country))}
        helperText={odd.vatCode && ready ? 'errors.party.bad_vat_code' : undefined}
      />
    </>
  );
};

type Props = {
  follows: Follows;
  /** Shown below the codes. */
  children?: ReactNode;
};

/** Details and contact of a customer or a vendor. `follows` are the fields that the country of a new record fills. */
export const PartyInputs = ({ follows, children }: Props) => {
  const t = useTranslate();
  const follow = useFollowing(follows);
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
        <CountryInput source="country" required onChange={follow} />
        <span />
        <CodeInputs />
        {children}
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
