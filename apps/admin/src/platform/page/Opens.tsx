import { Suspense, useState, type MouseEvent, type ReactNode } from 'react';

export type Opened = { anchor: HTMLElement; open: boolean; onClose: () => void };

type Opener = {
  'aria-haspopup': 'menu' | 'dialog';
  'aria-expanded': boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
};

type Props = {
  button: (opener: Opener) => ReactNode;
  /** The content to open: a `part`, fetched when the button is pressed or about to be. */
  children: (opened: Opened) => ReactNode;
  preload?: () => Promise<unknown>;
  popup?: 'menu' | 'dialog';
};

/** A button and the content it opens. Once opened it stays mounted, so that it can fade out and keeps typed values. */
export const Opens = ({ button, children, preload, popup = 'menu' }: Props) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const fetchIt = () => void preload?.();
  const onClick = (event: MouseEvent<HTMLElement>) => {
    setAnchor(event.currentTarget);
    setOpen(true);
  };
  return (
    <>
      {button({ 'aria-haspopup': popup, 'aria-expanded': open, onClick, onPointerEnter: fetchIt, onFocus: fetchIt })}
      {anchor && <Suspense fallback={null}>{children({ anchor, open, onClose: () => setOpen(false) })}</Suspense>}
    </>
  );
};
