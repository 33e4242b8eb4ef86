import type { ContentType } from '../../domain/contentType';
import { visibilityChoices, type Filters } from '../../domain/filters';

/** What a type calls its two states: 'Öffentlich', and 'Entwurf' or 'Privat' (document 2, section 1). */
export function visibilityWords({ filters }: Pick<ContentType<any>, 'filters'>): { open: string; closed: string } {
  const status = (filters as Filters).status;
  const [open, closed] = (status?.kind === 'visibility' && status.choices) || visibilityChoices;
  return { open: open?.label ?? '', closed: closed?.label ?? '' };
}
