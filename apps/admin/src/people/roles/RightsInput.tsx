import type { AbilityRule, Language, RoleRight } from '@kontor/domain';
import { Box, Card, Typography } from '@mui/material';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { useGrants } from './grants.ts';
import { rightGroups } from '../../platform/api/rightGroups.ts';
import { groupOf, matrix, standardVerbs } from './matrix.ts';
import { RightRow } from './RightRow.tsx';
import { allRights, type Right } from './rightChanges.ts';
import { sentenceOf } from './sentence.ts';

/** A matrix of subjects by verbs, below one sentence that summarises it. */
export const RightsMatrix = ({
  rights: given,
  rules,
  readOnly,
  refused,
  onChange,
}: {
  rights: readonly RoleRight[];
  /** Those of a stored role: they say more than its rights. */
  rules?: readonly AbilityRule[];
  readOnly?: boolean;
  /** Indexes of the rights that the API refused. */
  refused?: ReadonlySet<number>;
  onChange: (rights: Right[]) => void;
}) => {
  const t = useTranslate();
  const [locale] = useLocaleState() as [Language, unknown];
  const grants = useGrants();
  const rights = useMemo(() => allRights(given), [given]);
  // Callbacks stay the same, so that only a changed row is drawn again.
  const latest = useRef({ rights, onChange });
  useEffect(() => {
    latest.current = { rights, onChange };
  });
  const change = useCallback((changed: Right) => {
    const now = latest.current;
    now.onChange(now.rights.map((one) => (one.subject === changed.subject ? changed : one)));
  }, []);
  return (
    <>
      <Card sx={sentence}>
        <Typography variant="overline" component="h2" color="textSecondary">
          {t('roles.what')}
        </Typography>
        <Typography role="status" sx={{ fontSize: '1rem' }}>
          {sentenceOf(rights, t, locale, rules)}
        </Typography>
      </Card>
      {rightGroups.map((group) => (
        <Card key={group} component="section" aria-label={t(`roles.groups.${group}`)} sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
          <Typography variant="h2" sx={{ mb: 1 }}>
            {t(`roles.groups.${group}`)}
          </Typography>
          <Box sx={matrix.heads} aria-hidden>
            <span />
            {standardVerbs.map((verb) => (
              <span key={verb}>{t(`roles.verbs.${verb}`)}</span>
            ))}
            <span>{t('roles.more')}</span>
            <span>{t('roles.sees')}</span>
          </Box>
          {rights.map((right, at) =>
            groupOf(right.subject) === group ? (
              <RightRow
                key={right.subject}
                right={right}
                grants={grants}
                readOnly={readOnly}
                refused={refused?.has(at)}
                onChange={change}
              />
            ) : null,
          )}
        </Card>
      ))}
    </>
  );
};

/** The matrix as a form field. */
export const RightsInput = () => {
  const t = useTranslate();
  const { field, fieldState } = useController({ name: 'rights' });
  const errors: unknown = fieldState.error;
  const refused = new Set(Object.keys(Array.isArray(errors) ? errors : {}).map(Number));
  return (
    <>
      {refused.size > 0 && (
        <Typography role="alert" color="error" sx={{ mb: 1 }}>
          {t('roles.beyond')}
        </Typography>
      )}
      <RightsMatrix rights={(field.value as RoleRight[] | undefined) ?? []} refused={refused} onChange={field.onChange} />
    </>
  );
};

const sentence = {
  p: { xs: 2, sm: 2.5 },
  mb: 2,
  position: { md: 'sticky' },
  top: { md: 72 },
  zIndex: 3,
  borderLeft: 4,
  borderLeftColor: 'secondary.main',
} as const;
