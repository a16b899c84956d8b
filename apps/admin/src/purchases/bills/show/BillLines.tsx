import { classifierTypes, type BillDetail, type BillLineRecord, type BillTotalsOf } from '@kontor/domain';
import { Box, Link as TextLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useClassifierChoices } from '../../../firm/classifiers/useClassifierChoices.ts';
import { netField } from '../../../documents/lines/netField.ts';
import { maySee } from '../../../platform/api/maySee.ts';
import { StatusChip } from '../../../platform/format/StatusChip.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { BillSums } from '../BillSums.tsx';

/** What a line is for: category, project, customer, mark-up and price, and the invoice that bills it. */
const LineFor = ({ line, currency, amounts }: { line: BillLineRecord; currency: string; amounts: boolean }) => {
  const t = useTranslate();
  const format = useFormat();
  const categories = useClassifierChoices(classifierTypes.expenseCategory);
  const link = (to: string, text: string | null) => (
    <TextLink component={Link} to={to}>
      <bdi>{text}</bdi>
    </TextLink>
  );
  const priced =
    amounts &&
    line.unitPrice !== null &&
    t('bills.show.price', {
      price: format.money(line.unitPrice, currency),
      markUp: format.percent(line.markUp),
    });
  const days = [line.serviceFrom, line.serviceTo].filter((day) => day !== null);
  const period = [...new Set(days)].map((day) => format.date(day)).join(' – ');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center', color: 'text.secondary' }}>
      {line.categoryId !== null && <span>{categories.nameOf(line.categoryId)}</span>}
      {line.projectId !== null && link(`/projects/${line.projectId}/show`, line.projectName)}
      {line.customerId !== null && link(`/customers/${line.customerId}/show`, line.customerName)}
      {priced && <bdi>{priced}</bdi>}
      {period && <span>{period}</span>}
      {line.outlay && <span>{t('bills.show.outlay')}</span>}
      {line.invoiceId !== null ? (
        <Link to={`/invoices/${line.invoiceId}/show`} style={{ textDecoration: 'none' }}>
          <StatusChip
            status={line.invoiceNumber === null ? 'reserved' : 'billed'}
            label={t('bills.show.on_invoice', {
              number: line.invoiceNumber ?? t('documents.draft_name', { id: line.invoiceId }),
            })}
          />
        </Link>
      ) : (
        line.billable && <StatusChip status="unbilled" label={t('bills.billable')} />
      )}
    </Box>
  );
};

type Shown = Omit<BillTotalsOf, 'lines'> & Pick<BillDetail, 'lines' | 'currency' | 'pricesIncludeTax'>;

/** The lines and sums of a saved bill. */
export const BillLines = ({ bill }: { bill: Shown }) => {
  const t = useTranslate();
  const format = useFormat();
  const amounts = maySee('Bill', 'total');
  const { currency } = bill;
  const field = (name: string) => t(`resources.bills.fields.${name}`);
  const net = netField(bill.pricesIncludeTax);
  return (
    <>
      <Box sx={style}>
        <table>
          <thead>
            <tr>
              <th scope="col">{field('description')}</th>
              <th scope="col" className="figures">
                {field('quantity')}
              </th>
              {amounts && (
                <>
                  <th scope="col" className="figures">
                    {field('unitCost')}
                  </th>
                  <th scope="col" className="figures">
                    {field('tax')}
                  </th>
                  <th scope="col" className="figures">
                    {field(net)}
                  </th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {bill.lines.map((line) => (
              <tr key={line.id}>
                <td className="words">
                  <Box sx={{ whiteSpace: 'pre-line' }}>{line.description}</Box>
                  <LineFor line={line} currency={currency} amounts={amounts} />
                </td>
                <td className="figures" data-label={field('quantity')}>
                  {format.number(line.quantity)}
                </td>
                {amounts && (
                  <>
                    <td className="figures" data-label={field('unitCost')}>
                      {format.amount(line.unitCost, currency)}
                    </td>
                    <td className="figures" data-label={field('tax')}>
                      {format.amount(line.tax, currency)}
                      <small>
                        {[
                          line.taxPercent === null ? format.taxName(line.taxName) : format.percent(line.taxPercent),
                          line.taxAmount !== null && t('bills.show.typed'),
                        ]
                          .filter(Boolean)
                          .join(', ')}
                      </small>
                    </td>
                    <td className="figures" data-label={field(net)}>
                      {format.amount(line.net, currency)}
                    </td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      {amounts && (
        <Box sx={{ maxWidth: 380, marginInlineStart: 'auto', mt: 2 }}>
          <BillSums bill={bill} currency={currency} pricesIncludeTax={bill.pricesIncludeTax} />
        </Box>
      )}
    </>
  );
};

const style = {
  containerType: 'inline-size',
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '0.8125rem' },
  '& th': { textAlign: 'start', fontWeight: 600, fontSize: '0.75rem', color: 'text.secondary', p: 1 },
  '& td': { p: 1, verticalAlign: 'top', borderTop: 1, borderColor: 'divider' },
  '& .figures': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& small': { display: 'block', color: 'text.secondary' },
  '@container (max-width: 480px)': {
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& table, & tbody': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', borderTop: 1, borderColor: 'divider', py: 1 },
    '& td': { border: 0, px: 0, py: 0.25 },
    '& td.words': { gridColumn: '1 / -1' },
    '& td.figures': { textAlign: 'start' },
    '& td[data-label]::before': { content: 'attr(data-label)', display: 'block', fontSize: '0.75rem', color: 'text.secondary' },
  },
} as const;
