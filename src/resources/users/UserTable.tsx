import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { effectiveRoles } from '../../../domain/access';
import { roleLabels, type User } from '../../../domain/users';
import { userTexts } from '../../i18n/users';
import { editPath } from '../../routing/paths';
import { formatMoment } from '../../ui/format';

/** The accounts; the whole row opens one, and its address is a real link for keyboard and new tabs. */
export function UserTable({ users }: { users: readonly User[] }) {
  const navigate = useNavigate();
  return (
    <TableContainer component={Paper} variant="outlined" sx={{ flex: '0 1 auto' }}>
      <Table stickyHeader aria-label={userTexts.label.plural}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: 80 }}>{userTexts.id}</TableCell>
            <TableCell>{userTexts.email}</TableCell>
            <TableCell>{userTexts.roles}</TableCell>
            <TableCell>{userTexts.createdAt}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {users.map(({ id, email, roles, createdAt }) => (
            <TableRow key={id} hover sx={{ cursor: 'pointer' }} onClick={() => void navigate(editPath('users', id))}>
              <TableCell>{id}</TableCell>
              <TableCell>
                <Link
                  component={RouterLink}
                  to={editPath('users', id)}
                  color="textPrimary"
                  onClick={(event: React.MouseEvent) => event.stopPropagation()}
                >
                  {email}
                </Link>
              </TableCell>
              <TableCell>{roleLabels[effectiveRoles(roles)[0] ?? 'ROLE_USER']}</TableCell>
              <TableCell>{formatMoment(createdAt)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
