import { useMemo, useState } from 'react';
import { integer, text } from '../../../domain/fields';
import {
  mailKindLabel,
  mailStateLabels,
  mailListDeclaration,
  type MailSummary,
} from '../../../domain/administration/mails';
import { mailWords } from '../../i18n/administration';
import { pageLabels } from '../../i18n/shell';
import { ContentList } from '../../list/ContentList';
import type { RefetchInterval } from '../../list/ListFrame';
import type { Row } from '../../list/ListType';
import { FieldColumn } from '../../list/table/FieldColumn';
import { formatDateTime } from '../../ui/format';
import { MailDialog } from './MailDialog';
import { StateChip } from '../../ui/StateChip';

/** The declaration of the list of mails, which are not a content type. */
const mails = {
  ...mailListDeclaration,
  name: 'mails',
  label: pageLabels.mails,
  titleField: 'subject',
  fields: {
    recipient: text({ label: mailWords.recipient }),
    subject: text({ label: mailWords.subject }),
    kind: text({ label: mailWords.kind }),
    state: text({ label: mailWords.state }),
    attempts: integer({ label: mailWords.attempts }),
    lastError: text({ label: mailWords.lastError }),
  },
  nothing: { title: mailWords.empty, hint: mailWords.emptyHint },
};

const cardOf = (row: Row) => row as unknown as MailSummary;
const subjectOf = (row: Row) => cardOf(row).subject || mailWords.noSubject;
const kindOf = (row: Row) => mailKindLabel(cardOf(row).kind);
const createdAtOf = (row: Row) => formatDateTime(row.createdAt);
const stateOf = (row: Row) => <StateChip labels={mailStateLabels} state={cardOf(row).state} />;

const newestFirst = { field: 'createdAt', order: 'DESC' } as const;
/** Refetches while mails are waiting. */
const whileWaiting: RefetchInterval = ({ state: { data } }) =>
  data?.pages.some((page) => page.data.some((mail) => mail.state === 'waiting')) ? 3_000 : false;

/** /settings/mails: waiting, sent and failed mails. */
export function MailList() {
  const [opened, setOpened] = useState<number | null>(null);
  const type = useMemo(() => ({ ...mails, onOpen: ({ id }: Row) => setOpened(id) }), []);
  return (
    <>
      <ContentList type={type} sort={newestFirst} refetchInterval={whileWaiting}>
        <FieldColumn source="recipient" width={150} grow />
        <FieldColumn source="subject" width={200} text={subjectOf} />
        <FieldColumn source="kind" width={112} grow text={kindOf} />
        <FieldColumn source="state" width={144} content={stateOf} />
        <FieldColumn source="attempts" width={76} />
        <FieldColumn source="lastError" width={166} grow />
        <FieldColumn source="createdAt" label={mailWords.createdAt} width={122} text={createdAtOf} />
      </ContentList>
      {opened !== null && <MailDialog id={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
