import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { Token, Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { helpAddress } from './helpAddress.ts';

const file = /^(?:\.\/)?([a-z-]+)\.md(?:#([a-z-]+))?$/;

/** A link to another help page, a screen or an external site; any other address becomes plain text. */
const HelpLink = ({ href, children }: { href: string; children: ReactNode }) => {
  const [, page, section] = file.exec(href) ?? [];
  if (page) return <Link to={helpAddress({ page, section })}>{children}</Link>;
  if (/^[#/](?!\/)/.test(href)) return <Link to={href}>{children}</Link>;
  if (!href.startsWith('https://')) return <>{children}</>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
};

const Cells = ({ cells, head }: { cells: Tokens.TableCell[]; head?: boolean }) =>
  cells.map((cell, at) => (
    <TableCell
      key={at}
      component={head ? 'th' : 'td'}
      align={cell.align === 'right' ? 'right' : 'left'}
      sx={{ verticalAlign: 'top' }}
    >
      <HelpProse tokens={cell.tokens} />
    </TableCell>
  ));

function drawn(token: Token): ReactNode {
  const inner = <HelpProse tokens={token.type === 'list' ? [] : ('tokens' in token && token.tokens) || []} />;
  switch (token.type) {
    case 'paragraph':
      return <p>{inner}</p>;
    case 'heading':
      return <h3>{inner}</h3>;
    case 'strong':
      return <strong>{inner}</strong>;
    case 'em':
      return <em>{inner}</em>;
    case 'blockquote':
      return <blockquote>{inner}</blockquote>;
    case 'codespan':
      return <kbd>{(token as Tokens.Codespan).text}</kbd>;
    case 'link':
      return <HelpLink href={(token as Tokens.Link).href}>{inner}</HelpLink>;
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      const List = ordered ? 'ol' : 'ul';
      return (
        <List>
          {items.map((item, at) => (
            <li key={at}>
              <HelpProse tokens={item.tokens} />
            </li>
          ))}
        </List>
      );
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return (
        <Box sx={{ overflowX: 'auto', my: 1.5 }} tabIndex={0} role="group">
          <Table size="small">
            <TableHead>
              <TableRow>
                <Cells cells={header} head />
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((cells, at) => (
                <TableRow key={at}>
                  <Cells cells={cells} />
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      );
    }
    case 'text':
      return 'tokens' in token && token.tokens ? inner : (token as Tokens.Text).text;
    case 'escape':
      return (token as Tokens.Escape).text;
    // HTML, pictures and other Markdown are never shown; the help has none.
    default:
      return null;
  }
}

/** Renders Markdown tokens as our own elements, so that no text becomes markup. */
export const HelpProse = ({ tokens }: { tokens: readonly Token[] }) =>
  tokens.map((token, at) => <Fragment key={at}>{drawn(token)}</Fragment>);
