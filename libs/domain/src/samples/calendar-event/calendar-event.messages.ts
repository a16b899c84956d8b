import { invalid } from '../../platform/errors/message.ts';

export const calendarEventMessages = {
  'calendar_event.end_before_start': invalid({
    en: 'The event ends before it begins.',
    lt: 'Įvykis baigiasi anksčiau, nei prasideda.',
    no: 'Hendelsen slutter før den begynner.',
  }),
  'calendar_event.too_long': invalid({
    en: 'An event lasts at most %{days} days.',
    lt: 'Įvykis gali trukti daugiausia %{days} d.',
    no: 'En hendelse kan vare i høyst %{days} dager.',
  }),
  'calendar_event.bad_extension': invalid({
    en: 'The event names an unknown calendar, or its details are too long.',
    lt: 'Įvykio duomenyse nurodytas nežinomas kalendorius arba jų per daug.',
    no: 'Opplysningene om hendelsen nevner en ukjent kalender eller er for lange.',
  }),
};
