import { afterEach, expect, it } from '@jest/globals';
import { Typography } from '@mui/material';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { tokens } from './tokens.ts';
import { useThemes } from './useThemes.ts';

afterEach(cleanup);

const Page = () => (
  <ThemeProvider theme={createTheme(useThemes('ltr').dark)}>
    <Typography sx={({ palette }) => ({ color: palette.text.primary })}>Words</Typography>
  </ThemeProvider>
);

it('prints in the light skin whatever is on the screen, and comes back', () => {
  render(<Page />);
  const colour = (): string => getComputedStyle(screen.getByText('Words')).color;
  const rgb = (hex: string): string => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
  expect(colour()).toBe(rgb(tokens.dark.text));
  fireEvent(window, new Event('beforeprint'));
  expect(colour()).toBe(rgb(tokens.light.text));
  fireEvent(window, new Event('afterprint'));
  expect(colour()).toBe(rgb(tokens.dark.text));
});
