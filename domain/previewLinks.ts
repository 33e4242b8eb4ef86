import { privacyChoices, type Content } from './contents';
import type { AccountReference } from './inbox/inbox';

/** A link that shows a record, drafts included, to people outside until it expires or is revoked. */
export interface PreviewLink {
  id: number;
  expiresAt: string;
  createdAt: string;
  by: AccountReference;
}

/** A new link with its page, which nobody can find out later. */
export type NewPreviewLink = PreviewLink & { path: string };

/** For how many days a link can be valid; the second is the usual choice. */
export const previewDays = [1, 7, 30] as const;

/** Where previews are, followed by the code and the language. */
export const previewPath = '/embed/preview/';

/** Whether a type has previews: a public view, and drafts. Contacts are private instead. */
export const hasPreviews = (content: Pick<Content, 'listed' | 'visibility'> | undefined): boolean =>
  content?.listed === true && content.visibility !== privacyChoices;
