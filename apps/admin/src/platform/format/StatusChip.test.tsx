import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openScreen } from '../testing/openScreen.tsx';
import { StatusChip } from './StatusChip.tsx';

it('warns of what is due within a week, and only tells of what is due later', () => {
  openScreen(
    <>
      <StatusChip status="dueIn" count={1} />
      <StatusChip status="dueIn" count={7} />
      <StatusChip status="dueIn" count={43} />
    </>,
    { at: '/' },
  );
  const colours = ['Due in 1 day', 'Due in 7 days', 'Due in 43 days'].map(
    (words) => getComputedStyle(screen.getByText(words)).color,
  );
  expect(colours[0]).toBe(colours[1]);
  expect(colours[2]).not.toBe(colours[0]);
});
