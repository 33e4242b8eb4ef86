/** Loaded after the form is shown, so that the panel opens at once and no keys go to a field. */
export { CommentsPanel } from './CommentsPanel';
export { FieldComments } from './FieldComments';
