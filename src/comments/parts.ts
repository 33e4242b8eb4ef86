/** Loaded after the form is shown, so that the panel opens immediately and no keystrokes go to a field instead. */
export { CommentsPanel } from './CommentsPanel';
export { FieldComments } from './FieldComments';
