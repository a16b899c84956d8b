import { afterEach, expect, it } from '@jest/globals';
import { holdForm } from './holdForm.ts';

afterEach(() => document.body.replaceChildren());

function formWith() {
  const form = document.createElement('form');
  const input = form.appendChild(document.createElement('input'));
  document.body.append(form);
  const saved: string[] = [];
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    saved.push(input.value);
  });
  return { form, input, saved };
}

it('saves what the form waited for, when it was submitted too early', async () => {
  const { form, input, saved } = formWith();
  let resolve: (picture: string) => void = () => undefined;
  const picture = new Promise<string>((made) => (resolve = made));
  const held = holdForm(input, async () => {
    input.value = await picture;
  });
  form.requestSubmit();
  form.requestSubmit();
  expect(saved).toEqual([]);
  resolve('small picture');
  await held;
  expect(saved).toEqual(['small picture']);
});

it('submits nothing by itself, and nothing after a failure', async () => {
  const { form, input, saved } = formWith();
  await holdForm(input, () => Promise.resolve());
  expect(saved).toEqual([]);
  const failed = holdForm(input, () => Promise.reject(new Error('no picture')));
  form.requestSubmit();
  await expect(failed).rejects.toThrow('no picture');
  expect(saved).toEqual([]);
});
