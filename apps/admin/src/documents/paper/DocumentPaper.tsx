import { Box, Typography } from '@mui/material';
import { memo, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { netField } from '../lines/netField.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { useFieldName } from '../values/useFieldName.ts';

type PaperLine = {
  description: string;
  /** Below the description, such as that the line is optional. */
  note?: string;
  quantity: number | null;
  unit: string;
  unitPrice: number | null;
  baseQuantity: number | null;
  discountPercent: number | null;
  discountAmount: number | null;
  charge: number | null;
  chargeReason: string | null;
  taxName: string;
  net: number | undefined;
};
export type PaperParty = { name: string; lines: readonly string[] };
export type PaperView = {
  /** The kind of document: "Invoice". */
  noun: string;
  title: string;
  seller: PaperParty | undefined;
  buyer: PaperParty | undefined;
  facts: readonly { label: string; value: string }[];
  lines: readonly PaperLine[];
  currency: string;
  pricesIncludeTax?: boolean;
  totals: ReactNode;
  texts: readonly (string | null)[];
  watermark?: string;
};

const Party = ({ title, party }: { title: string; party: PaperParty | undefined }) => (
  <div className="party">
    <span className="caption">{title}</span>
    <strong>{party?.name ?? '–'}</strong>
    {party?.lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </div>
);

/** `PVM 21 %` breaks before the figure, never before the sign. */
const keptTogether = (name: string): string => name.replace(/(\d) %/g, '$1\u00a0%');

/** The document as the customer will read it, drawn by the browser: for the preview and the document's page. */
export const DocumentPaper = memo(({ view, label }: { view: PaperView; label?: string }) => {
  const t = useTranslate();
  const format = useFormat();
  const field = useFieldName();
  return (
    <Box component="article" aria-label={label} className="document-paper" sx={paper}>
      {view.watermark && <div className="watermark">{view.watermark}</div>}
      <div className="head">
        <Typography component="h2" sx={{ fontSize: '1.25rem', fontWeight: 650, overflowWrap: 'anywhere' }}>
          {view.noun} <span className="number">{view.title}</span>
        </Typography>
        <dl className="facts">
          {view.facts.map(({ label: name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="parties">
        {view.seller && <Party title={t('documents.paper.from')} party={view.seller} />}
        <Party title={t('documents.paper.bill_to')} party={view.buyer} />
      </div>
      {view.lines.length === 0 ? (
        <p className="none">{t('documents.paper.no_lines')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{field('description')}</th>
              <th scope="col" className="figures">
                {field('quantity')}
              </th>
              <th scope="col" className="figures">
                {field('unitPrice')}
              </th>
              <th scope="col" className="tax">
                {field('taxRateId')}
              </th>
              <th scope="col" className="figures">
                {field(netField(view.pricesIncludeTax))}
              </th>
            </tr>
          </thead>
          <tbody>
            {view.lines.map((line, index) => (
              <tr key={index}>
                <td className="words">
                  {line.description}
                  {line.note && <small className="off">{line.note}</small>}
                  {Boolean(line.charge) && (
                    <small className="off">
                      {line.chargeReason ?? field('charge')}: {format.amount(line.charge, view.currency)}
                    </small>
                  )}
                </td>
                <td className="figures">
                  {format.number(line.quantity)} <small>{line.unit}</small>
                </td>
                <td className="figures">
                  {format.price(line.unitPrice, view.currency)}
                  {(line.baseQuantity ?? 1) !== 1 && ` / ${format.number(line.baseQuantity)}`}
                  {Boolean(line.discountAmount) && (
                    <small className="off">{format.amount(-(line.discountAmount ?? 0), view.currency)}</small>
                  )}
                  {Boolean(line.discountPercent) && <small className="off">{format.percent(-(line.discountPercent ?? 0))}</small>}
                </td>
                <td className="tax">
                  <bdi>{keptTogether(format.taxName(line.taxName))}</bdi>
                </td>
                <td className="figures">{format.amount(line.net, view.currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="sum">{view.totals}</div>
      {view.texts.filter(Boolean).map((text) => (
        <p key={text} className="text">
          {text}
        </p>
      ))}
    </Box>
  );
});
DocumentPaper.displayName = 'DocumentPaper';

const paper = {
  position: 'relative',
  containerType: 'inline-size',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  p: { xs: 2, sm: 3 },
  fontSize: '0.8125rem',
  overflow: 'hidden',
  '& .watermark': {
    position: 'absolute',
    top: '38%',
    insetInline: 0,
    textAlign: 'center',
    fontSize: '4rem',
    fontWeight: 700,
    opacity: 0.06,
    transform: 'rotate(-18deg)',
    pointerEvents: 'none',
  },
  '& .head': { display: 'flex', justifyContent: 'space-between', gap: 3, flexWrap: 'wrap', mb: 3 },
  '& .number': { color: 'text.secondary', fontWeight: 550, display: 'inline-block' },
  '& .facts': { m: 0, display: 'grid', gap: 0.25, '& > div': { display: 'flex', gap: 2, justifyContent: 'space-between' } },
  '& dt, & .caption': { color: 'text.secondary', fontSize: '0.75rem' },
  '& dd': { m: 0, fontVariantNumeric: 'tabular-nums' },
  '& .parties': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3, mb: 3 },
  '& .party': { display: 'grid', overflowWrap: 'anywhere', alignContent: 'start', '& strong': { fontWeight: 600 } },
  '& table': { width: '100%', borderCollapse: 'collapse', mb: 2 },
  '& th': {
    textAlign: 'start',
    verticalAlign: 'bottom',
    fontWeight: 600,
    fontSize: '0.75rem',
    color: 'text.secondary',
    borderBottom: 1,
    borderColor: 'divider',
    p: 0.75,
    pl: 0,
  },
  '& tbody td': { verticalAlign: 'top', borderBottom: 1, borderColor: 'divider', p: 0.75, pl: 0 },
  '& td.figures, & th.figures': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', pr: 0, pl: 1 },
  '& td.figures': { whiteSpace: 'nowrap' },

  '& .words': { whiteSpace: 'pre-line', overflowWrap: 'anywhere', minWidth: 120 },
  '& .tax': { pl: 2, color: 'text.secondary' },
  '& small': { color: 'text.secondary', fontSize: '0.75rem' },
  '& .off': { display: 'block' },
  '& .sum': { marginInlineStart: 'auto', width: '100%', maxWidth: 340 },
  '& .text': { whiteSpace: 'pre-line', color: 'text.secondary', m: 0, mt: 2, overflowWrap: 'anywhere' },
  '& .none': { color: 'text.secondary', textAlign: 'center', py: 3 },
  '@container (max-width: 520px)': {
    '& .tax': { display: 'none' },
    '& .parties': { gridTemplateColumns: '1fr', gap: 1.5 },
    '& .facts': { width: '100%' },
    '& td small': { display: 'block' },
  },
} as const;
