import { useConfig } from '../../session/config';
import { useMe } from '../../session/session';

/** Where drafts are kept. In: what names the form, e.g. type and id of its record. */
export function useDraftPlace(name: string): string {
  const { productId } = useConfig();
  return `${productId}/${useMe()?.id ?? 0}/${name}`;
}
