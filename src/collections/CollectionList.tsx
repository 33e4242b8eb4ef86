import { maxLimit } from '../../domain/http';
import { collectionWords, type MemberWords } from '../i18n/collections';
import { CreateButton } from '../list/CreateButton';
import { ExportMenu } from '../list/ExportMenu';
import { ListFrame, type ListFrameProps } from '../list/ListFrame';
import { CollectionCards } from './CollectionCards';

/** A list of collections in react-admin's list context, as cards instead of a table. */
export function CollectionList({ type, words }: { type: ListFrameProps['type']; words: MemberWords }) {
  return (
    <ListFrame type={type} perPage={maxLimit} actions={<><ExportMenu /><CreateButton label={collectionWords.create} /></>}>
      <CollectionCards counted={words.chosen} />
    </ListFrame>
  );
}
