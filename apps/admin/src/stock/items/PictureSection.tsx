import type { ItemRecord } from '@kontor/domain';
import { useRecordContext, useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { FormSection, Wide } from '../../platform/form/FormSection.tsx';
import { ItemPicture } from './ItemPicture.tsx';

/** The picture in the form of an item. It is stored at once, as all files are. */
export const PictureSection = () => {
  const t = useTranslate();
  const item = useRecordContext<ItemRecord>();
  if (!item || !may('create', 'File')) return null;
  return (
    <FormSection title={t('items.sections.picture')} hint={t('items.hint.picture')}>
      <Wide>
        <ItemPicture id={item.id} name={item.name} changes />
      </Wide>
    </FormSection>
  );
};
