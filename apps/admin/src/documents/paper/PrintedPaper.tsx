import { GlobalStyles } from '@mui/material';

/** On a page that shows a document, the printer gets the document alone. */
export const PrintedPaper = () => <GlobalStyles styles={printed} />;

const printed = {
  '@media print': {
    '@page': { margin: '16mm' },
    '.document-paper': {
      border: '0 !important',
      padding: '0 !important',
      color: '#000 !important',
      background: '#fff !important',
    },
    '.document-paper *': { color: '#000 !important' },
    '.document-columns': { display: 'block !important' },
  },
} as const;
