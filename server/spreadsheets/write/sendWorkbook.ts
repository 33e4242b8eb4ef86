import type { FastifyReply } from 'fastify';
import type { ContentLocale } from '../../../domain/locales';
import { inZurich } from '../../clock';
import { workbook, type Sheet } from './workbook';

/**
 * Answers with a workbook of one sheet a language, as a download. In: `title`, what the file and its sheets are called;
 * the columns; the cells of a row in a language; the rows, which are read once.
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
    .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    .header('content-disposition', `attachment; filename="${title}-${inZurich().format('YYYY-MM-DD_HH-mm-ss')}.xlsx"`)
    .header('cache-control', 'no-store')
    .send(workbook(sheets, rows));
}
