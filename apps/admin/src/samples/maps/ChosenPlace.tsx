import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../../platform/format/useFormat.ts';
import { markersIn, type Spot } from './markers.ts';
import { placeLink } from './placeLink.ts';
import type { Box as Frame } from './project.ts';
import { usePlaceName } from './usePlaceName.ts';

type Props = { near: number; spots: readonly Spot[]; frame: Frame | undefined; chosen: string | undefined };

/** The places of the selected marker, as links to their customers. */
export const ChosenPlace = ({ near, spots, frame, chosen }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = usePlaceName();
  const marker = frame && markersIn(spots, frame, near).find(({ spots: there }) => there.some(({ key }) => key === chosen));
  const counted = (count: number) => t('maps.customers', { smart_count: count, number: format.number(count) });
  return (
    <Box role="status" sx={{ mt: 1.5, minHeight: 24 }}>
      {!marker && (
        <Typography variant="body2" color="textSecondary">
          {t('maps.hint')}
        </Typography>
      )}
      {marker && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', columns: { sm: 2 }, columnGap: 3 }}>
          {marker.spots.map(({ key, country, town, spellings, count }) => (
            <Typography component="li" variant="body2" key={key} sx={{ py: 0.25, breakInside: 'avoid' }}>
              <bdi>{nameOf({ country, town })}</bdi>
              {' – '}
              {town ? <Link to={placeLink(country, spellings)}>{counted(count)}</Link> : counted(count)}
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  );
};
