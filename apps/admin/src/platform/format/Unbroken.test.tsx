import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Unbroken } from './Unbroken.tsx';

it('keeps each number of a document in one piece, and the text as it is', () => {
  const { container } = render(<Unbroken text="2026-11-20 · Bank-transfer · INV-2026-0865, INV-2026-0994" />);
  expect(container).toHaveTextContent('2026-11-20 · Bank-transfer · INV-2026-0865, INV-2026-0994');
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
    '2026-11-20',
    'INV-2026-0865,',
    'INV-2026-0994',
  ]);
});
