/** The style of HTML in the editor and where it is read. */
export const richTextLook = {
  overflowWrap: 'anywhere',
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
  '& p': { my: 1 },
  '& h1, & h2, & h3, & h4': { fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.4, mt: 2.5, mb: 0.5 },
  '& ul, & ol': { my: 1, paddingInlineStart: 3 },
  '& li > p': { my: 0.25 },
  '& blockquote': {
    my: 2,
    mx: 0,
    paddingInlineStart: 2,
    borderInlineStart: '3px solid',
    borderColor: 'secondary.main',
    color: 'text.secondary',
  },
  '& a': { color: 'kontor.link' },
  '& code, & pre': { fontSize: '0.9em', bgcolor: 'action.hover', borderRadius: 0.5, px: 0.5, whiteSpace: 'pre-wrap' },
} as const;
