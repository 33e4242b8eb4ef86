import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useMemo, useRef, type MouseEvent } from 'react';
import { useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { localized } from '../../../domain/locales';
import { companies } from '../../../domain/types/company';
import { persons } from '../../../domain/types/person';
import { groupWords } from '../../i18n/types';
import { untitled } from '../../i18n/untitled';
import { editPath } from '../../ui/paths';
import { HeadBox, RowBox } from '../../list/selection/SelectionBox';
import { useMarked } from '../../list/selection/useMarked';
import { StatusMark, visibilityWords } from '../../ui/StatusMark';

/** A contact in its short shape. */
export interface Member {
  id: number;
  type: 'person' | 'company';
  name: string;
  isPublic: boolean;
  email?: string;
  zipCode?: string;
  city?: string;
  translations?: { fr?: object; it?: object };
}

/** The loaded members; a name opens its contact. */
export function MemberTable() {
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext<Member>();
  const { ids } = useMarked();
  const marked = useMemo(() => new Set(ids), [ids]);
  const last = useRef<number>(undefined);
  /** With Shift all from the last one on. */
  const toggle = (id: number, { shiftKey }: MouseEvent) => {
    const [from, to] = [last.current, id].map((one) => data.findIndex((member) => member.id === one)) as [
      number,
      number,
    ];
    last.current = id;
    if (!shiftKey || from < 0) return onToggleItem(id);
    onSelect([
      ...new Set([
        ...selectedIds,
        ...data.slice(Math.min(from, to), Math.max(from, to) + 1).map((member) => member.id),
      ]),
    ]);
  };
  return (
    <TableContainer
      sx={{
        my: 1,
        '& .select': { width: 38, p: 0, borderBottom: 1, borderColor: 'divider' },
        '& .select label': { display: 'flex', justifyContent: 'center', alignItems: 'center', minHeight: 34 },
        '& .select input': { width: 16, height: 16, m: 0 },
      }}
    >
      <Table size="small" aria-label={groupWords.sections.members}>
        <TableHead>
          <TableRow>
            <HeadBox />
            {[groupWords.id, groupWords.name, groupWords.type, groupWords.email, groupWords.place].map((label) => (
              <TableCell key={label}>{label}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              isMarked={marked.has(member.id)}
              onToggle={(event) => toggle(member.id, event)}
            />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function MemberRow({
  member,
  isMarked,
  onToggle,
}: {
  member: Member;
  isMarked: boolean;
  onToggle: (event: MouseEvent) => void;
}) {
  const { id, type, email = '', zipCode = '', isPublic } = member;
  const declaration = type === 'company' ? companies : persons;
  const name = String(localized(member, 'name', 'de') ?? '') || untitled.de;
  return (
    <TableRow hover>
      <RowBox name={name} isMarked={isMarked} isStop onToggle={onToggle} />
      <TableCell>{id}</TableCell>
      <TableCell>
        {!isPublic && (
          <>
            <StatusMark isPublic={false} label={visibilityWords(declaration).closed} />{' '}
          </>
        )}
        <Link component={RouterLink} to={editPath(declaration.name, id)} color="textPrimary">
          {name}
        </Link>
      </TableCell>
      <TableCell>{declaration.label.singular}</TableCell>
      <TableCell>{email}</TableCell>
      <TableCell>{[zipCode, String(localized(member, 'city', 'de') ?? '')].filter(Boolean).join(' ')}</TableCell>
    </TableRow>
  );
}
