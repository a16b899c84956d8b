type Place = { top: number; height: number };

const edge = 96;
const step = 12;

/** The new position of a row dragged this far. Example: two rows of 40 px, the first dragged by 25: position 1. */
export function placeFor(places: readonly Place[], from: number, by: number): number {
  const dragged = places[from];
  if (!dragged) return from;
  const top = dragged.top + by;
  const passed = (place: Place, at: number) => {
    const middle = place.top + place.height / 2;
    return at > from ? top + dragged.height > middle : at < from && top < middle;
  };
  return (
    from +
    places.filter((place, at) => at > from && passed(place, at)).length -
    places.filter((place, at) => at < from && passed(place, at)).length
  );
}

/**
 * Drags a row that carries `data-place`, by mouse, pen or finger. Rows are only shifted until it is dropped, and nothing is drawn again,
 * which stays smooth with any number of rows. Escape puts it back.
 */
export function dragRow(row: HTMLElement, start: PointerEvent, onDrop: (to: number) => void): void {
  const body = row.parentElement;
  if (!body) return;
  const rows = [...body.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.matches('[data-place]'),
  );
  const from = rows.indexOf(row);
  const places = rows.map(({ offsetTop, offsetHeight }) => ({ top: offsetTop, height: offsetHeight }));
  const room = roomOf(places, from);
  const bodyTop = body.getBoundingClientRect().top;
  const ends: (() => void)[] = [];
  let pointer = start.clientY;
  let to = from;
  let frame = 0;

  const draw = () => {
    const by = pointer - start.clientY - (body.getBoundingClientRect().top - bodyTop);
    to = placeFor(places, from, by);
    rows.forEach((other, at) => {
      const shift = other === row ? by : at > from && at <= to ? -room : at < from && at >= to ? room : 0;
      other.style.transform = shift ? `translateY(${shift}px)` : '';
    });
  };
  const scroll = () => {
    if (pointer < edge) window.scrollBy(0, -step);
    else if (pointer > window.innerHeight - edge) window.scrollBy(0, step);
    draw();
    frame = requestAnimationFrame(scroll);
  };
  const finish = (isDropped: boolean) => {
    for (const end of ends) end();
    cancelAnimationFrame(frame);
    delete body.dataset['dragging'];
    delete row.dataset['dragged'];
    for (const other of rows) other.style.transform = '';
    if (isDropped && to !== from) onDrop(to);
  };

  const listen = <K extends keyof WindowEventMap>(type: K, take: (event: WindowEventMap[K]) => void, capture = false) => {
    window.addEventListener(type, take, capture);
    ends.push(() => window.removeEventListener(type, take, capture));
  };
  body.dataset['dragging'] = '';
  row.dataset['dragged'] = '';
  listen('pointermove', ({ clientY }) => void (pointer = clientY));
  listen('pointerup', () => finish(true));
  listen('pointercancel', () => finish(false));
  const giveUp = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    finish(false);
  };
  listen('keydown', giveUp, true);
  frame = requestAnimationFrame(scroll);
}

/** The distance by which other rows make room, including the gap between rows. */
function roomOf(places: readonly Place[], from: number): number {
  const [before, here, after] = [places[from - 1], places[from], places[from + 1]];
  if (!here) return 0;
  if (after) return after.top - here.top;
  return before ? here.height + here.top - before.top - before.height : here.height;
}
