const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowY);

/** Brings an element of the menu into sight by scrolling the menu alone; `scrollIntoView` would move the page, too. */
export function scrollMenuTo(element: Element): void {
  let menu = element.parentElement;
  while (menu && !scrolls(menu)) menu = menu.parentElement;
  if (!menu || menu === document.scrollingElement) return;
  const [seen, wanted] = [menu.getBoundingClientRect(), element.getBoundingClientRect()];
  if (wanted.bottom > seen.bottom) menu.scrollTop += Math.min(wanted.bottom - seen.bottom, wanted.top - seen.top);
  else if (wanted.top < seen.top) menu.scrollTop -= seen.top - wanted.top;
}
