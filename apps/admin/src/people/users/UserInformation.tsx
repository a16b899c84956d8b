import { classifierTypes, type UserRecord } from '@kontor/domain';
import { Box, Link as MuiLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { languageNames } from '../../platform/i18n/languages.ts';
import { useClassifierChoices } from '../../firm/classifiers/useClassifierChoices.ts';
import { useCountryNames } from '../../platform/inputs/useCountryNames.ts';
import { Facts } from '../../platform/record/Facts.tsx';
import { maySee } from '../../platform/api/maySee.ts';
import { PhoneLink } from '../../platform/format/PhoneLink.tsx';
import { StatusChip } from '../../platform/format/StatusChip.tsx';
import { useFormat } from '../../platform/format/useFormat.ts';
import { RevealedFact } from './RevealedFact.tsx';
import { useRoleOf } from './useRoleOf.ts';

const see = (field: keyof UserRecord): boolean => maySee('User', field);
const phone = (number: string | null) => number && <PhoneLink number={number} />;

const Sizes = ({ user }: { user: UserRecord }) => {
  const t = useTranslate();
  const { nameOf } = useClassifierChoices(classifierTypes.clothingSize);
  return (
    <Facts
      title={t('users.sections.sizes')}
      facts={(['jacketSizeId', 'pantSizeId', 'shoeSizeId'] as const).map((field) => ({
        label: t(`resources.users.fields.${field}`),
        value: nameOf(user[field]),
      }))}
    />
  );
};

/** All data of a person that the reader's role may see. */
export const UserInformation = ({ user }: { user: UserRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  const countryOf = useCountryNames();
  const roleOf = useRoleOf();
  const field = (name: keyof UserRecord) => t(`resources.users.fields.${name}`);
  return (
    <>
      <Facts
        title={t('users.sections.who')}
        facts={[
          { label: field('firstName'), value: user.firstName },
          { label: field('lastName'), value: user.lastName },
          { label: field('displayName'), value: user.displayName },
          see('phone') && { label: field('phone'), value: phone(user.phone) },
        ]}
      />
      <Facts
        title={t('users.sections.account')}
        facts={[
          see('email') && {
            label: field('email'),
            value: (
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
                <MuiLink href={`mailto:${user.email}`}>{user.email}</MuiLink>
                {see('emailConfirmed') && <StatusChip status={user.emailConfirmed ? 'confirmed' : 'unconfirmed'} />}
              </Box>
            ),
          },
          { label: field('username'), value: user.username },
          see('roleName') && { label: field('roleName'), value: roleOf(user) },
          see('managerName') && { label: field('managerName'), value: user.managerName },
          see('language') && { label: field('language'), value: languageNames[user.language] },
          see('invitedAt') &&
            user.status === 'invited' && { label: field('invitedAt'), value: user.invitedAt && format.relative(user.invitedAt) },
        ]}
      />
      {(see('personalId') || see('bankAccount')) && (
        <Facts
          title={t('users.sections.personal')}
          facts={[
            see('personalId') && { label: field('personalId'), value: <RevealedFact user={user} field="personalId" /> },
            see('bankAccount') && { label: field('bankAccount'), value: <RevealedFact user={user} field="bankAccount" /> },
          ]}
        />
      )}
      {see('street') && (
        <Facts
          title={t('users.sections.address')}
          facts={[
            { label: field('street'), value: user.street },
            { label: field('zipCode'), value: user.zipCode },
            { label: field('city'), value: user.city },
            { label: field('country'), value: countryOf(user.country) },
            { label: field('livingAddress'), value: user.livingAddress },
          ]}
        />
      )}
      {see('emergencyName') && (
        <Facts
          title={t('users.sections.emergency')}
          facts={[
            { label: field('emergencyName'), value: user.emergencyName },
            { label: field('emergencyPhone'), value: phone(user.emergencyPhone) },
          ]}
        />
      )}
      {see('jacketSizeId') && <Sizes user={user} />}
    </>
  );
};
