import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { contentOf } from '../../../domain/contents';
import type { DeletedCard } from '../../../domain/deleted';
import { deletedWords } from '../../i18n/deleted';
import { reviewWords } from '../../i18n/review';
import { formatMoment } from '../../ui/format';

/** Deleted records; a row is opened by its title, or by a click anywhere in it. */
export function DeletedTable({ cards, onView }: { cards: readonly DeletedCard[]; onView: (card: DeletedCard) => void }) {
  return (
    <TableContainer component={Paper} variant="outlined" sx={{ flex: '0 1 auto', minHeight: 120 }}>
      <Table stickyHeader aria-label={deletedWords.title}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: 120 }}>{deletedWords.type}</TableCell>
            <TableCell sx={{ width: 80 }}>{deletedWords.id}</TableCell>
            <TableCell>{deletedWords.name}</TableCell>
            <TableCell sx={{ width: 160 }}>{deletedWords.deletedAt}</TableCell>
            <TableCell>{deletedWords.deletedBy}</TableCell>
            <TableCell sx={{ width: 150 }}>{deletedWords.action}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {cards.map((card) => {
            const { resource, id, code, deletedAt, deletedBy } = card;
            const title = card.title || deletedWords.untitled;
            return (
              <TableRow key={`${resource} ${id}`} hover onClick={() => onView(card)} sx={{ cursor: 'pointer' }}>
                <TableCell>{contentOf(resource)?.label.singular ?? resource}</TableCell>
                <TableCell>{id}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{title}{code !== null && ` (${code})`}</TableCell>
                <TableCell>{formatMoment(deletedAt)}</TableCell>
                <TableCell>{deletedBy?.email ?? reviewWords.system}</TableCell>
                <TableCell>
                  <Button size="small" variant="outlined" aria-label={deletedWords.restoreOf(title)} onClick={(event) => { event.stopPropagation(); onView(card); }}>{deletedWords.restore}</Button>
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
