import { useTranslate } from 'react-admin';
import { nothing } from './format.ts';

/** An empty value: a dash for the eye, a word for the ear. */
export const Nothing = () => {
  const t = useTranslate();
  return (
    <span role="img" aria-label={t('kontor.format.none')}>
      {nothing}
    </span>
  );
};
