import { privacyChoices, type Content } from './contents';
import type { AccountReference } from './inbox/inbox';

/** A link that shows a record, even a draft, to people without an account until it expires or is revoked. */
export interface PreviewLink {
  id: number;
  expiresAt: string;
  createdAt: string;
  by: AccountReference;
}

/** A new link with the path of its page, which is never shown again. */
export type NewPreviewLink = PreviewLink & { path: string };

/** How many days a link can be valid; the second is the default. */
export const previewDays = [1, 7, 30] as const;

/** The path of previews, followed by the code and the language. */
export const previewPath = '/embed/preview/';

/** Whether a type has previews: it needs a public view and drafts. Contacts are private instead. */
export const hasPreviews = (content: Pick<Content, 'listed' | 'visibility'> | undefined): boolean =>
  content?.listed === true && content.visibility !== privacyChoices;
