import type { Finding, Weight } from '@kontor/domain';
import { Alert, Box, Link as TextLink, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { andBack } from '../../platform/form/wayBack.ts';
import { wordsFor, wordsOfRefusal } from '../../platform/api/calls/http.ts';
import { whereToMend } from './whereToMend.ts';
import { useDocumentResource } from '../values/useDocumentResource.ts';

type Props = {
  document: { id?: number; customerId: number };
  findings: readonly Finding[];
  /** In the editor: focuses a field of the form. */
  onField?: (path: string) => void;
  /** In the dialog that sends it, which opens again on the way back. */
  isSending?: boolean;
};

const severities = { refused: 'warning', asked: 'info', told: 'info' } as const;

/** Loads the words of the findings; missing fields are named as on their own pages. */
function useFindingWords(findings: readonly Finding[]): boolean {
  const [ready, setReady] = useState(false);
  const isNamed = findings.some(({ params }) => params?.['fields']);
  useEffect(() => {
    let gone = false;
    void wordsOfRefusal({ params: isNamed ? { fields: true } : {} }).then(
      () => !gone && setReady(true),
      () => undefined,
    );
    return () => void (gone = true);
  }, [isNamed]);
  return ready;
}

/** The remedy: a field of the open form, or a link. A link out of a form opens in a new tab. */
const Mend = ({
  document,
  finding: { code, params, path },
  onField,
  isSending,
}: Omit<Props, 'findings'> & { finding: Finding }) => {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const { name } = useDocumentResource();
  const { id = 0, customerId } = document;
  const mend = whereToMend(name, { id, customerId }, { code, params, errors: path ? { [path]: code } : {} });
  if (mend?.what === 'draft' && onField) {
    return path ? (
      <TextLink component="button" type="button" onClick={() => onField(path)}>
        {t('preflight.go')}
      </TextLink>
    ) : null;
  }
  return mend ? (
    <TextLink
      component={Link}
      to={mend.to}
      {...(onField
        ? { target: '_blank' }
        : { state: andBack({ to: pathname + search, ...(isSending && { state: { send: true } }) }) })}
    >
      {t(`preflight.mend.${mend.what}`)}
    </TextLink>
  ) : null;
};

const List = ({ weight, findings, ...rest }: Props & { weight: Weight }) => {
  const t = useTranslate();
  const own = findings.filter((finding) => finding.weight === weight);
  if (own.length === 0) return null;
  const title = t(weight === 'asked' && rest.isSending ? 'preflight.asked_now' : `preflight.${weight}`);
  return (
    <Alert
      severity={severities[weight]}
      role="group"
      aria-label={title}
      className="no-print"
      sx={{ mb: 2 }}
      data-preflight={weight}
    >
      <strong>{title}</strong>
      <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.5, display: 'grid', gap: 0.75 }}>
        {own.map((finding) => (
          <li key={`${finding.code} ${finding.path}`}>
            {wordsFor(finding, t)} <Mend finding={finding} {...rest} />
            <Typography variant="caption" component="div" color="textSecondary">
              {t(`preflight.why.${finding.code}`, { _: '' })}
            </Typography>
          </li>
        ))}
      </Box>
    </Alert>
  );
};

/** Findings that sending would refuse, ask or report, each with reason and remedy. */
export const Findings = (props: Props) => {
  const ready = useFindingWords(props.findings);
  if (!ready) return null;
  return (['refused', 'asked', 'told'] as const).map((weight) => <List key={weight} weight={weight} {...props} />);
};
