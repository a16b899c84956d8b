import { classifierTypes, type UserRecord } from '@kontor/domain';
import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useClassifierChoices } from '../../firm/classifiers/useClassifierChoices.ts';
import { maySee } from '../../platform/api/maySee.ts';

const sizes = ['jacketSizeId', 'pantSizeId', 'shoeSizeId'] as const;

/** The clothing sizes of a person in one sentence, for whoever issues clothing. */
export const Sizes = ({ user }: { user: UserRecord }) => {
  const t = useTranslate();
  const { nameOf } = useClassifierChoices(classifierTypes.clothingSize);
  const known = sizes.filter((field) => maySee('User', field) && user[field]);
  if (!known.length) return null;
  const said = known.map((field) => `${t(`stockMoves.sizes.${field}`)} ${nameOf(user[field])}`).join(', ');
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
      {t('stockMoves.sizes.of', { sizes: said })}
    </Typography>
  );
};
