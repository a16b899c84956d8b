/** What only appears with a selection, in a chunk of its own. */
export { BulkActionsToolbar } from 'react-admin';
