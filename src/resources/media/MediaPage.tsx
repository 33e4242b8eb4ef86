import { useState } from 'react';
import { text } from '../../../domain/fields';
import { mediaListDeclaration } from '../../../domain/media';
import { mediaWords } from '../../i18n/media';
import { pageLabels } from '../../i18n/shell';
import { ListFrame } from '../../list/ListFrame';
import { MediaGrid } from '../../media/MediaGrid';
import { MediaDialog } from './MediaDialog';

/** What a list needs to know about files, which are not a content type. */
const media = {
  ...mediaListDeclaration,
  name: 'files',
  label: pageLabels.media,
  titleField: 'name',
  fields: { name: text({ label: mediaWords.name, searched: true }) },
  nothing: mediaWords.nothing,
};

/** /media: all stored pictures and documents. */
export function MediaPage() {
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      <ListFrame type={media}>
        <MediaGrid onOpen={({ id }) => setOpened(id)} />
      </ListFrame>
      {opened !== null && <MediaDialog key={opened} id={opened} onOpen={setOpened} onClose={() => setOpened(null)} />}
    </>
  );
}
