import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openSample } from '../demo/openSample.tsx';
import { AutocompletePage } from './AutocompletePage.tsx';

async function open(kind: string) {
  const opened = openSample(<AutocompletePage />, '/autocomplete/index');
  const example = within(await screen.findByRole('region', { name: kind }));
  return { ...opened, example, field: example.getByRole('combobox') };
}
const options = async (): Promise<string[]> => (await screen.findAllByRole('option')).map(({ textContent }) => textContent ?? '');

describe('a field that completes', () => {
  it('shows titles with their rank, and takes one with the keyboard', async () => {
    const { user, example, field } = await open('One');
    await user.type(field, 'har');
    const [first = ''] = await options();
    expect(first).toMatch(/\d+$/);
    await user.keyboard('{Enter}');
    expect(example.getByRole('status').textContent).toMatch(/^Selected: .+/);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('groups them by ten', async () => {
    const { user, field } = await open('Grouped');
    await user.click(field);
    await screen.findAllByRole('option');
    expect(screen.getAllByText(/^\D*\d+\D+\d+$/).length).toBeGreaterThanOrEqual(10);
  });

  it('takes several, and gives the last one back', async () => {
    const { user, example, field } = await open('Several');
    await user.click(field);
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}');
    const both = example.getByRole('status').textContent ?? '';
    await user.keyboard('{Backspace}');
    expect(example.getByRole('status').textContent?.length).toBeLessThan(both.length);
  });

  it('keeps a text that is no title', async () => {
    const { user, example, field } = await open('Free text');
    await user.type(field, 'A film of mine{Enter}');
    expect(example.getByRole('status').textContent).toBe('Selected: A film of mine');
  });

  it('asks the server while one types', async () => {
    const { user, asked, field } = await open('From the server');
    await user.type(field, 'harbour');
    await screen.findByRole('option', { name: /Harbour of Glass/ });
    expect(asked).toContain('/api/autocomplete/search?q=harbour');
  });
});
