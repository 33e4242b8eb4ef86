import { links, videos } from '../commonFields';
import { contents } from '../contents';
import { defineContentType } from '../contentType';
import { date, files, images, multiline, references, richText, text } from '../fields';
import { requiredInOneLanguage } from '../rules';

/** News with date, teaser and text. */
export const posts = defineContentType({
  ...contents.posts,
  titleField: 'title',
  fields: {
    title: text({ label: 'Bezeichnung', translated: true, searched: true, summary: true }),
    description: multiline({ label: 'Teaser', translated: true, searched: true, rows: 2 }),
    text: richText({ label: 'Text', translated: true, searched: true }),
    date: date({ label: 'Datum', summary: true }),
    topics: references('topics', { label: 'Thema', context: 'post', summary: true }),
    links,
    videos,
    images: images({ label: 'Bilder' }),
    files: files({ label: 'Dokumente' }),
  },
  rules: [requiredInOneLanguage('title', 'Geben Sie bitte eine Bezeichnung an.')],
  filters: {
    topic: 'topics',
  },
  defaultOrder: { field: 'date', direction: 'DESC', thenBy: { field: 'title', direction: 'ASC' } },
  publicFields: ['title', 'description', 'text', 'date', 'topics', 'links', 'videos', 'images', 'files'],
});
