import { useTranslate } from 'react-admin';
import { nothing } from './format.ts';

/** An empty value: shown as a dash, read out as a word. */
export const Nothing = () => {
  const t = useTranslate();
  return (
    <span role="img" aria-label={t('kontor.format.none')}>
      {nothing}
    </span>
  );
};
