import { apiBase, formatQuery } from '../../../../domain/http';
import { contactTable } from '../../../../domain/types/contact';
import type { List } from '../../../ui/list/useList';
import type { Marked } from '../../../ui/list/useSelection';

/** As many ids as the server takes in one address. */
const most = 500;

/**
 * Downloads the marked contacts as XLSX: single ones by their ids, all that match by what the list is narrowed by. Out:
 * false where neither says what is meant (more ids than an address holds, or all that match but some).
 */
export function exportChosen({ type, query }: Pick<List, 'type' | 'query'>, marked: Marked): boolean {
  const isWhole = marked.all && marked.ids.size === 0;
  if (!isWhole && (marked.all || marked.ids.size > most)) return false;
  const asked = isWhole ? { ...query, type: [type.shares?.type ?? ''] } : { ids: [[...marked.ids].join(',')] };
  const link = document.createElement('a');
  link.href = `${apiBase}/${contactTable}.xlsx?${formatQuery(asked)}`;
  link.download = '';
  link.click();
  return true;
}
