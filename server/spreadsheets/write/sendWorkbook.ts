import type { FastifyReply } from 'fastify';
import type { ContentLocale } from '../../../domain/locales';
import { inZurich } from '../../clock';
import { workbook, type Sheet } from './workbook';

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Sends a workbook as a download, with a sheet per language.
 * @param title of the file and its sheets
 * @param rows read once
 */
export function sendWorkbook<Row>(
  reply: FastifyReply,
  { title, locales, columns }: { title: string; locales: readonly ContentLocale[]; columns: Sheet<Row>['columns'] },
  cells: (row: Row, locale: ContentLocale) => string[],
  rows: AsyncIterable<Row>,
): FastifyReply {
  const sheets = locales.map((locale) => ({
    name: `${title} - ${locale.toUpperCase()}`,
    columns,
    cells: (row: Row) => cells(row, locale),
  }));
  return reply
    .type(workbookType)
    .header('content-disposition', `attachment; filename="${title}-${inZurich().format('YYYY-MM-DD_HH-mm-ss')}.xlsx"`)
    .header('cache-control', 'no-store')
    .send(workbook(sheets, rows));
}
