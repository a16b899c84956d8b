import { Fragment } from 'react';

/** A text whose numbers and dates ("INV-2026-0865") do not break at hyphens while they fit on a line. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(/(\S+-\d\S*)/).map((part, at) =>
    at % 2 === 0 ? (
      <Fragment key={at}>{part}</Fragment>
    ) : (
      <span key={at} style={whole}>
        {part}
      </span>
    ),
  );

const whole = { display: 'inline-block', maxWidth: '100%' } as const;
