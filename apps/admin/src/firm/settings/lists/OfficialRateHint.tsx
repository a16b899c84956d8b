import { officialRateOn, type TravelRateKind } from '@kontor/domain';
import { Link as TextLink, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useOrganisation } from '../../../platform/api/useOrganisation.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';

/** What the organisation's country says about the rate, with its source; nothing is filled in, because the firm decides what it pays. */
export const OfficialRateHint = () => {
  const t = useTranslate();
  const format = useFormat();
  const country = useOrganisation()?.country ?? '';
  const [kind, validFrom] = useWatch({ name: ['kind', 'validFrom'] }) as [TravelRateKind, string | null];
  const official = validFrom ? officialRateOn(country, kind, validFrom) : undefined;
  if (!official) return null;
  const { amount, currency, rule, source } = official;
  return (
    <Typography role="status" variant="body2" color="textSecondary" className="wide">
      {amount !== null &&
        `${t('settings.travel.official', {
          amount: t(`settings.travel.per.${kind}`, { amount: format.money(amount, currency) }),
          date: format.date(official.validFrom),
        })} `}
      {t(amount === null ? 'settings.travel.official_several' : 'settings.travel.official_check')}{' '}
      <TextLink href={source} target="_blank" rel="noreferrer">
        <bdi>{rule}</bdi>
      </TextLink>
    </Typography>
  );
};
