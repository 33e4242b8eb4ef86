import type { Content } from '../../domain/contents';

/** What a type calls its two states: 'Öffentlich', and 'Entwurf' or 'Privat'. */
export function visibilityWords({ visibility: [open, closed] }: Pick<Content, 'visibility'>): { open: string; closed: string } {
  return { open: open.label, closed: closed.label };
}
