/** Components that only appear with a selection, in their own chunk. */
export { BulkActionsToolbar } from 'react-admin';
