import { alpha, Box, type Theme } from '@mui/material';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';
import { markersIn, nextBy, type Marker, type Spot } from './markers.ts';
import { outline } from './outline.ts';
import type { CountryCount } from './places.ts';
import { world, type Box as Frame } from './project.ts';
import { usePlaceName } from './usePlaceName.ts';

type Props = {
  /** The distance, in percent of the map, below which circles would overlap. */
  near: number;
  countries: readonly CountryCount[];
  spots: readonly Spot[];
  frame: Frame;
  /** The key of the selected marker. */
  chosen: string | undefined;
  onChoose: (key: string) => void;
};

const paths = Object.entries(outline);

/** A world map of our own outline with a button at each place: one Tab stop, arrow keys to the nearest marker in their direction. */
export const WorldMap = ({ near, countries, spots, frame, chosen, onChoose }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = usePlaceName();
  const box = useRef<HTMLDivElement>(null);
  const markers = markersIn(spots, frame, near);
  const most = Math.max(...markers.map(({ count }) => count), 1);
  const countOf = new Map(countries.map(({ country, count }) => [country, count]));
  const top = Math.max(...countOf.values(), 1);
  const open = markers.find(({ spots: there }) => there.some(({ key }) => key === chosen));
  const labelOf = ({ spots: there, count }: Marker): string => {
    const [first] = there;
    const place = first ? nameOf(first) : '';
    const counted = t('maps.customers', { smart_count: count, number: format.number(count) });
    return there.length > 1 ? t('maps.marker_more', { place, smart_count: there.length - 1, counted }) : `${place}: ${counted}`;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const from = markers.find(({ key }) => key === (event.target as HTMLElement).dataset['marker']);
    const to = event.key === 'Home' ? markers[0] : from && nextBy(event.key, from, markers);
    if (!to) return;
    event.preventDefault();
    box.current?.querySelector<HTMLElement>(`[data-marker="${CSS.escape(to.key)}"]`)?.focus();
  };
  return (
    // West is on the left in every language.
    <Box ref={box} dir="ltr" role="group" aria-label={t('maps.described')} onKeyDown={onKeyDown} sx={sea}>
      <Box
        component="svg"
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        aria-hidden
        focusable="false"
        sx={land}
      >
        {paths.map(([code, path]) => {
          const count = countOf.get(code) ?? 0;
          return <path key={code} d={path} data-shade={count > 0 ? Math.ceil((count / top) * 3) : undefined} />;
        })}
      </Box>
      {markers.map((marker) => {
        const size = Math.round(16 + 24 * Math.sqrt(marker.count / most));
        return (
          <Box
            component="button"
            type="button"
            key={marker.key}
            data-marker={marker.key}
            data-others={marker.spots.every(({ town }) => !town) || undefined}
            aria-label={labelOf(marker)}
            aria-pressed={marker === open}
            tabIndex={marker === (open ?? markers[0]) ? 0 : -1}
            onClick={() => onChoose(marker === open ? '' : marker.key)}
            // Not by the theme, which would mirror it on a right-to-left page.
            style={{
              left: `${marker.left}%`,
              top: `${marker.top}%`,
              width: size,
              height: size,
              marginLeft: -size / 2,
              marginTop: -size / 2,
            }}
            sx={dot}
          >
            {size >= 22 && format.number(marker.count)}
          </Box>
        );
      })}
    </Box>
  );
};

const sea = {
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 1.5,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  aspectRatio: `${world.width} / ${world.height}`,
} as const;
const land = (theme: Theme) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  '& path': {
    fill: theme.palette.divider,
    stroke: theme.palette.background.default,
    strokeWidth: 0.75,
    vectorEffect: 'non-scaling-stroke',
  },
  '& [data-shade="1"]': { fill: alpha(theme.palette.primary.main, 0.35) },
  '& [data-shade="2"]': { fill: alpha(theme.palette.primary.main, 0.5) },
  '& [data-shade="3"]': { fill: alpha(theme.palette.primary.main, 0.65) },
});
const dot = {
  position: 'absolute',
  p: 0,
  border: 2,
  borderColor: 'background.paper',
  borderRadius: 999,
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
  font: 'inherit',
  fontSize: '0.6875rem',
  fontWeight: 650,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  // A finger needs a larger target.
  '&::after': { content: '""', position: 'absolute', inset: -6, borderRadius: 'inherit' },
  '&[data-others]': { borderRadius: 1 },
  '&[aria-pressed="true"]': { outline: '3px solid', outlineColor: 'primary.main' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'kontor.focus', outlineOffset: 2, zIndex: 1 },
} as const;
