/** What only appears with a selection, in a chunk of its own. */
export { BulkActionsToolbar, BulkDeleteWithConfirmButton } from 'react-admin';
