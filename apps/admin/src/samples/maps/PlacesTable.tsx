import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../../platform/format/useFormat.ts';
import { useCountryNames } from '../../platform/inputs/useCountryNames.ts';
import { ExportFigures } from '../../platform/report/ExportFigures.tsx';
import { FiguresTable, type FiguresColumn } from '../../platform/report/FiguresTable.tsx';
import { placeLink } from './placeLink.ts';
import type { CountryCount } from './places.ts';

type Row = { country: string; town?: string; spellings?: string[]; count: number };

/** The map's figures as a table, including places that the map does not show. */
export const PlacesTable = ({ countries }: { countries: readonly CountryCount[] }) => {
  const t = useTranslate();
  const format = useFormat();
  const countryOf = useCountryNames();
  const all = countries.reduce((sum, { count }) => sum + count, 0);
  const rows = countries.flatMap(({ country, towns, elsewhere }): Row[] => [
    ...towns.map(({ town, spellings, count }) => ({ country, town: town.name, spellings, count })),
    ...(elsewhere > 0 ? [{ country, count: elsewhere }] : []),
  ]);
  const townOf = ({ town }: Row) => town ?? t('maps.elsewhere');
  const columns: FiguresColumn<Row>[] = [
    {
      label: t('maps.town'),
      draw: (row) => (row.spellings ? <Link to={placeLink(row.country, row.spellings)}>{townOf(row)}</Link> : townOf(row)),
      value: townOf,
    },
    { label: t('maps.country'), draw: ({ country }) => countryOf(country), value: ({ country }) => countryOf(country) },
    { label: t('maps.count'), numeric: true, draw: ({ count }) => format.number(count), value: ({ count }) => count },
    {
      label: t('maps.share'),
      numeric: true,
      wide: true,
      draw: ({ count }) => format.percent(Math.round((count / all) * 1000) / 10),
    },
  ];
  return (
    <>
      <FiguresTable label={t('maps.title')} rows={rows} keyOf={({ country, town }) => `${country} ${town}`} columns={columns} />
      <Box sx={{ mt: 2 }}>
        <ExportFigures name="customers-by-place" rows={rows} columns={columns} />
      </Box>
    </>
  );
};
