import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { ContentType } from '../../../domain/contentType';
import { listTexts } from '../../i18n/lists';

/** Leads to the empty form of a type. */
export function CreateButton({ type }: { type: ContentType<any> }) {
  return (
    <Button variant="contained" startIcon={<AddIcon />} component={Link} to={`/${type.name}/add`}>
      {listTexts.create}
    </Button>
  );
}
