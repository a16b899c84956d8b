const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowY);

/** Scrolls the menu to one of its elements; `scrollIntoView` would scroll the page, too. */
export function scrollMenuTo(element: Element): void {
  let menu = element.parentElement;
  while (menu && !scrolls(menu)) menu = menu.parentElement;
  if (!menu || menu === document.scrollingElement) return;
  const [seen, wanted] = [menu.getBoundingClientRect(), element.getBoundingClientRect()];
  if (wanted.bottom > seen.bottom) menu.scrollTop += Math.min(wanted.bottom - seen.bottom, wanted.top - seen.top);
  else if (wanted.top < seen.top) menu.scrollTop -= seen.top - wanted.top;
}
