import { Box, Link as TextLink, Typography } from '@mui/material';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { may } from '../api/ability.ts';
import { allResources, type Resource } from '../api/resource.ts';
import { subjectOf } from '../api/subjects.ts';

export type UseParams = Record<string, string | number>;
type Use = { resource: Resource; count: number; ids: number[] };

const usesIn = (params: UseParams): Use[] =>
  Object.entries(params).flatMap(([key, ids]) => {
    const subject = /^ids\.(.+)$/.exec(key)?.[1];
    const resource = subject && allResources().find((one) => one.subject === subject && one.names);
    if (!resource) return [];
    return [{ resource, count: Number(params[`count.${subject}`]), ids: String(ids).split(',').map(Number) }];
  });

/** Links one record to its own page, several to their filtered list. */
function placeOf({ resource, ids }: Use): string | undefined {
  const { name, show, list } = resource;
  if (ids.length === 1 && show) return `/${name}/${ids[0]}/show`;
  if (!list || !may('list', subjectOf(name))) return undefined;
  return `/${name}/index?${new URLSearchParams({ filter: JSON.stringify({ id: ids }) }).toString()}`;
}

/** The records that refer to this one, as links. */
export const Uses = ({ params }: { params: UseParams }) => {
  const t = useTranslate();
  const labelOf = useGetResourceLabel();
  const other = Number(params['count.other'] ?? 0);
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.25 }}>
      {usesIn(params).map((use) => {
        const words = `${labelOf(use.resource.name, 2)}: ${use.count}`;
        const to = placeOf(use);
        return (
          <Typography component="li" variant="body2" key={use.resource.name}>
            {to ? (
              <TextLink component={Link} to={to}>
                {words}
              </TextLink>
            ) : (
              words
            )}
          </Typography>
        );
      })}
      {other > 0 && (
        <Typography component="li" variant="body2">
          {t('kontor.confirm.used_by_other', { smart_count: other })}
        </Typography>
      )}
    </Box>
  );
};

/** Explains why a record cannot be deleted. */
export const UsedBy = ({ text, params }: { text: string; params: UseParams }) => (
  <Box sx={{ flex: 1, minWidth: 0, py: '7px' }}>
    <Typography variant="body2">{text}</Typography>
    <Uses params={params} />
  </Box>
);
