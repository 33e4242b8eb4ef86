import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { contents } from '../domain/contents';
import { folderOf, singularOf } from '../domain/names';

/**
 * `npm run new:type -- tenders Ausschreibung Ausschreibungen`: writes the files of a new content type, to be filled in:
 * its line in the table of contents, its declaration and its form.
 */
const root = path.join(import.meta.dirname, '..');
const [name = '', singular = '', plural = '', ...rest] = process.argv.slice(2);
const problem =
  !/^[a-z]+(-[a-z]+)*s$/.test(name) || !singular || !plural || rest.length > 0
    ? 'Usage: npm run new:type -- <plural in English, with hyphens> <singular in German> <plural in German>'
    : Object.hasOwn(contents, name) || existsSync(path.join(root, 'domain/types', `${singularOf(name)}.ts`))
      ? `There is already a type ${name}.`
      : null;
if (problem) {
  console.error(problem);
  process.exit(1);
}

const single = singularOf(name);
const types = folderOf(name);
const Single = single.replace(/^./, (letter) => letter.toUpperCase());
const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`;
const inGerman = (text: string) => `words(${[text, text, text].map(quoted).join(', ')})`;

const declaration = `import { links } from '../commonFields';
import { contents } from '../contents';
import { defineContentType } from '../contentType';
import { dateTime, files, image, references, richText, text } from '../fields';
import { words } from '../locales';
import { requiredInOneLanguage } from '../rules';

/** ${plural}. TODO: what they are, in a sentence. */
export const ${types} = defineContentType({
  ...contents${/^[a-z]+$/.test(name) ? `.${name}` : `[${quoted(name)}]`},
  titleField: 'title',
  fields: {
    title: text({ label: 'Titel', translated: true, searched: true, summary: true }),
    text: richText({ label: 'Text', translated: true, searched: true }),
    deadline: dateTime({ label: 'Frist', summary: true }),
    topics: references('topics', { label: 'Thema', context: ${quoted(single)}, summary: true }),
    image: image({ label: 'Bild', translated: true }),
    links,
    files: files({ label: 'Dokumente' }),
  },
  rules: [requiredInOneLanguage('title', 'Geben Sie bitte einen Titel an.')],
  filters: { topic: 'topics', archive: { kind: 'past', field: 'deadline', label: 'Archiv', hidden: true } },
  defaultOrder: { field: 'deadline', direction: 'ASC' },
  deadline: 'deadline',
  publicFields: ['title', 'text', 'deadline', 'topics', 'image', 'links', 'files'],
  // TODO: French and Italian.
  forVisitors: {
    list: ${inGerman(plural)},
    words: {
      title: words('Titel', 'Titre', 'Titolo'),
      text: words('Beschreibung', 'Description', 'Descrizione'),
      deadline: words('Frist', 'Délai', 'Termine'),
      topics: words('Thema', 'Thème', 'Tema'),
      links: words('Links', 'Liens', 'Link'),
    },
    form: {
      title: ${inGerman(`${singular} einreichen`)},
      noun: ${inGerman(`Ihre ${singular}`)},
      fields: ['title', 'text', 'deadline', 'topics', 'links'],
      required: ['text'],
    },
  },
});
`;

const form = `import { ${types} } from '../../../domain/types/${single}';
import { FieldInput } from '../../fields/FieldInput';
import { FormSection, MediaSection } from '../../form/FormSection';
import { sectionWords } from '../../i18n/forms';
import type { ContentFormDefinition } from '../formPages';

export const ${single}Form: ContentFormDefinition = { type: ${types}, Inputs: ${Single}Inputs };

function ${Single}Inputs() {
  return (
    <>
      <FormSection>
        <FieldInput source="title" wide />
        <FieldInput source="text" />
        <FieldInput source="image" />
      </FormSection>
      <FormSection title={sectionWords.classification} later>
        <FieldInput source="deadline" />
        <FieldInput source="topics" />
      </FormSection>
      <MediaSection />
    </>
  );
}
`;

const table = path.join(root, 'domain/contents.ts');
const line =
  `  ${/^[a-z]+$/.test(name) ? name : quoted(name)}: { label: called(${quoted(singular)}, ${quoted(plural)}), ` +
  `icon: 'ArticleOutlined', listed: true, submittable: true },\n`;
const end = '} as const satisfies Record<string, Line>;';
await write(
  'domain/contents.ts',
  (await readFile(table, 'utf8')).replace(end, () => line + end),
);
await write(`domain/types/${single}.ts`, declaration);
await write(`src/resources/${types}/${Single}Form.tsx`, form);
console.log(`Fill them in, then write the migration: npm run migration -- ${name}`);

async function write(file: string, text: string): Promise<void> {
  const place = path.join(root, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, await format(text, { ...(await resolveConfig(place)), filepath: place }));
  console.log(`Written: ${file}`);
}
