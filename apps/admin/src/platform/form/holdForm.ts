/**
 * Does work that a form waits for, such as making a picture smaller. A form that is submitted meanwhile is submitted once the work is done, so what
 * was chosen last is saved too; after a failure it stays open, with the complaint.
 *
 * @param place an element of the form
 */
export async function holdForm(place: Element | null, work: () => Promise<void>): Promise<void> {
  const form = place?.closest('form');
  let submitted = false;
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    submitted = true;
  };
  form?.addEventListener('submit', hold, true);
  try {
    await work();
  } finally {
    form?.removeEventListener('submit', hold, true);
  }
  if (submitted) form?.requestSubmit();
}
