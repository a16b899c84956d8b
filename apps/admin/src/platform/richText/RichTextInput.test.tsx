import { beforeAll, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Form, SaveButton } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { allWords } from '../i18n/words.ts';
import { openScreen } from '../testing/openScreen.tsx';
import { RichTextInput } from './RichTextInput.tsx';

beforeAll(() => Promise.all(allWords().map((words) => words.load('en'))));

async function open(text: string) {
  const saved: FieldValues[] = [];
  const { user } = openScreen(
    <Form record={{ text }} onSubmit={(values: FieldValues) => void saved.push(values)}>
      <RichTextInput source="text" label="Text" />
      <SaveButton />
    </Form>,
    { at: '/' },
  );
  const field = await screen.findByRole('textbox', { name: 'Text' });
  return { user, saved, field, bar: screen.getByRole('toolbar', { name: 'Formatting' }) };
}

it('shows what was stored, and turns a paragraph into a list and a heading', async () => {
  const { user, saved, field, bar } = await open('<p>One <b>two</b></p>');
  expect(within(field).getByText('two').tagName).toBe('STRONG');
  await user.click(within(bar).getByRole('button', { name: 'Bulleted list' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved.at(-1)?.['text']).toBe('<ul><li><p>One <strong>two</strong></p></li></ul>'));
});

it('is one stop of the Tab key, and the arrows go from tool to tool', async () => {
  const { user, bar } = await open('<p>One</p>');
  const tools = within(bar).getAllByRole('button');
  expect(tools.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  act(() => tools[0]?.focus());
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(document.activeElement).not.toBe(tools[0]);
  expect(tools[2]?.tabIndex).toBe(0);
});

it('asks for the address of a link, and refuses what is none', async () => {
  const { user, saved, bar, field } = await open('<p>One</p>');
  await user.click(within(bar).getByRole('button', { name: 'Link' }));
  const address = screen.getByRole('textbox', { name: 'Address of the link' });
  await user.type(address, 'javascript:alert(1){Enter}');
  expect(screen.getByText('A link begins with https://, http:// or mailto:.')).toBeTruthy();
  await user.clear(address);
  await user.type(address, 'kontor.example/help{Enter}');
  expect(within(field).getByText('kontor.example/help').getAttribute('href')).toBe('https://kontor.example/help');
  expect(saved).toEqual([]);
});
