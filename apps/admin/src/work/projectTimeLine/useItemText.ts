import { useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';
import type { Item } from './items.ts';
import { useDaysText } from './useDaysText.ts';

/** What a bar says in words: name, days, person, progress, and what is wrong with it. */
export function useItemText(): (item: Item) => string {
  const t = useTranslate();
  const format = useFormat();
  const daysText = useDaysText();
  const stateOf = useItemState();
  return (item) =>
    [
      item.kind === 'milestone' ? t('timeline.milestone', { name: item.name }) : item.name,
      daysText(item),
      item.person,
      item.progress !== null &&
        !item.isDone &&
        t('timeline.progress', { percent: format.percent(Math.round(item.progress * 100)) }),
      stateOf(item),
    ]
      .filter(Boolean)
      .join(', ');
}

/** Done, late or too early; nothing for what is in order. */
export function useItemState(): (item: Pick<Item, 'isDone' | 'isLate' | 'tooEarly'>) => string | null {
  const t = useTranslate();
  const format = useFormat();
  return ({ isDone, isLate, tooEarly }) => {
    if (isDone) return t('timeline.done');
    if (tooEarly) return t('timeline.too_early', { date: format.date(tooEarly) });
    return isLate ? t('timeline.late') : null;
  };
}
