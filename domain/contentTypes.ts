import type { ContentType } from './contentType';
import { projects } from './types/project';

/** The table of contents of the product: every content type, in the order of the menu. */
export const contentTypes = { projects };

export type ContentTypeName = keyof typeof contentTypes;
export const allContentTypes: readonly ContentType<any>[] = Object.values(contentTypes);
