import { fieldGroupsOf, ownVerbsOf, subjectVerbs } from '@kontor/abilities';
import { Box, Typography } from '@mui/material';
import { memo, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Grants } from './grants.ts';
import { matrix, standardVerbs } from './matrix.ts';
import { RightBox } from './RightBox.tsx';
import { hasOwn, isReadable, shown, toggled, type Right } from './rightChanges.ts';

type Props = { right: Right; grants: Grants; readOnly?: boolean; refused?: boolean; onChange: (right: Right) => void };

const Row = ({ right, grants, readOnly, refused, onChange }: Props) => {
  const t = useTranslate();
  const id = useId();
  const { subject } = right;
  const word = t(`roles.subjects.${subject}`);
  const verbsOf = (own: boolean): readonly string[] => (own ? ownVerbsOf(subject) : subjectVerbs[subject]);
  const moreOf = (own: boolean) => verbsOf(own).filter((verb) => !(standardVerbs as readonly string[]).includes(verb));

  const box = (verb: string, own: boolean, headed: boolean) => {
    const checked = right.verbs.includes(verb) || (own && right.ownVerbs.includes(verb));
    const included = own && right.verbs.includes(verb);
    const given = grants.may(subject, verb, own);
    return (
      <RightBox
        key={verb}
        headed={headed}
        name={t('roles.cell', { subject: own ? t(`roles.own.${subject}`) : word, verb: t(`roles.verbs.${verb}`) })}
        label={t(`roles.verbs.${verb}`)}
        checked={checked}
        readOnly={readOnly || included}
        toRead={readOnly}
        reason={given || readOnly ? undefined : t('roles.not_yours')}
        onChange={(on) => onChange(toggled(right, verb, own, on, grants))}
      />
    );
  };
  const line = (own: boolean) => (
    <Box role="group" aria-labelledby={`${id}${own ? 'own' : ''}`} sx={matrix.row}>
      <Typography
        id={`${id}${own ? 'own' : ''}`}
        sx={own ? { pl: { md: 2 }, color: 'text.secondary', fontSize: '0.8125rem' } : { fontWeight: 500 }}
        color={refused && !own ? 'error' : undefined}
      >
        {own ? t(`roles.own.${subject}`) : word}
      </Typography>
      {standardVerbs.map((verb) =>
        verbsOf(own).includes(verb) ? (
          box(verb, own, true)
        ) : (
          <Box key={verb} component="span" sx={{ display: { xs: 'none', md: 'block' } }} />
        ),
      )}
      <Box sx={matrix.wrap}>{moreOf(own).map((verb) => box(verb, own, false))}</Box>
      <Box sx={matrix.wrap}>{!own && groups}</Box>
    </Box>
  );
  const groups = fieldGroupsOf(subject).map((group) => (
    <RightBox
      key={group}
      name={t('roles.cell', { subject: word, verb: t(`roles.fields.${group}`) })}
      label={t(`roles.fields.${group}`)}
      checked={isReadable(right) && !right.hidden.includes(group)}
      readOnly={readOnly || !isReadable(right)}
      toRead={readOnly}
      reason={grants.maySee(subject, group) || readOnly ? undefined : t('roles.not_yours')}
      onChange={(on) => onChange(shown(right, group, on))}
    />
  ));
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', py: { xs: 1, md: 0.25 } }}>
      {line(false)}
      {hasOwn(subject) && line(true)}
    </Box>
  );
};

/** The rights to one subject, and below them those to one's own records of it. */
export const RightRow = memo(Row);
