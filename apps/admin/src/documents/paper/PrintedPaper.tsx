import { GlobalStyles } from '@mui/material';

/** Prints the document alone, without the page around it. */
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
