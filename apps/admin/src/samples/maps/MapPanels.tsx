import { Box, MenuItem, TextField, Typography, useMediaQuery, type Theme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { useFormat } from '../../platform/format/useFormat.ts';
import { useCountryNames } from '../../platform/inputs/useCountryNames.ts';
import { ChartFrame } from '../../platform/report/ChartFrame.tsx';
import { Panel } from '../../platform/report/Panel.tsx';
import { ShareBar } from '../../platform/report/ShareBar.tsx';
import { ChosenPlace } from './ChosenPlace.tsx';
import { frameOf } from './frameOf.ts';
import { spotsOf } from './markers.ts';
import { placeLink } from './placeLink.ts';
import type { CountryCount } from './places.ts';
import { PlacesTable } from './PlacesTable.tsx';
import { WorldMap } from './WorldMap.tsx';

/** The map and table. The selected area and place are in the address. */
export const MapPanels = ({ countries }: { countries: readonly CountryCount[] }) => {
  const t = useTranslate();
  const countryOf = useCountryNames();
  const [params, setParams] = useSearchParams();
  const spots = spotsOf(countries);
  const areas = ['world', 'europe', ...countries.filter(({ country }) => frameOf(country, spots)).map(({ country }) => country)];
  const area = areas.find((one) => one === params.get('area')) ?? 'world';
  const chosen = params.get('place') ?? undefined;
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true });
  };
  const areaNames: Record<string, string> = { world: t('maps.world'), europe: t('maps.europe') };
  // On a phone circles of the same size cover more of the map.
  const near = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm')) ? 8 : 4.2;
  const picker = (
    <TextField
      select
      margin="none"
      size="small"
      value={area}
      onChange={({ target }) => choose('area', target.value === 'world' ? '' : target.value)}
      slotProps={{ htmlInput: { 'aria-label': t('maps.area') } }}
      sx={{ minWidth: 140 }}
    >
      {areas.map((one) => (
        <MenuItem key={one} value={one}>
          {areaNames[one] ?? countryOf(one)}
        </MenuItem>
      ))}
    </TextField>
  );
  const frame = frameOf(area, spots);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
        alignItems: 'start',
      }}
    >
      <ChartFrame
        title={t('maps.title')}
        legend={t('maps.legend')}
        name="view"
        end={params.get('view') === 'table' ? undefined : picker}
        chart={
          <>
            {frame && (
              <WorldMap
                near={near}
                countries={countries}
                spots={spots}
                frame={frame}
                chosen={chosen}
                onChoose={(key) => choose('place', key)}
              />
            )}
            <ChosenPlace near={near} spots={spots} frame={frame} chosen={chosen} />
          </>
        }
        table={<PlacesTable countries={countries} />}
      />
      <Countries countries={countries} />
    </Box>
  );
};

const Countries = ({ countries }: { countries: readonly CountryCount[] }) => {
  const t = useTranslate();
  const format = useFormat();
  const countryOf = useCountryNames();
  const all = countries.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel
      title={t('maps.countries')}
      subtitle={<bdi>{t('maps.customers', { smart_count: all, number: format.number(all) })}</bdi>}
    >
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.25 }}>
        {countries.slice(0, 12).map(({ country, count }) => (
          <li key={country}>
            <Box sx={{ display: 'flex', gap: 1 }}>
              <Typography variant="body2" component="span" sx={{ flex: 1 }}>
                <Link to={placeLink(country)}>{countryOf(country)}</Link>
              </Typography>
              <Typography variant="body2" component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                {format.number(count)}
              </Typography>
            </Box>
            <ShareBar percent={(count / all) * 100} tone="primary.main" />
          </li>
        ))}
      </Box>
    </Panel>
  );
};
