import { expect, it } from '@jest/globals';
import { MenuItem } from '@mui/material';
import { render, screen } from '@testing-library/react';
import { SelectMenu } from './SelectMenu.tsx';

const list = (open: boolean) => (
  <SelectMenu open={open} anchorEl={document.body} slotProps={{ list: { role: 'listbox' } }}>
    <MenuItem role="option">Norsk</MenuItem>
  </SelectMenu>
);

it('draws the list of a select box once it opens, and lets it fade out', async () => {
  const { rerender } = render(list(false));
  expect(screen.queryByRole('option')).toBeNull();
  rerender(list(true));
  expect(await screen.findByRole('option', { name: 'Norsk' })).toBeInTheDocument();
  rerender(list(false));
  expect(screen.getByText('Norsk')).toBeInTheDocument();
});
