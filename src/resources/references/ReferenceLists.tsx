import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import {
  referenceListNames,
  referenceLists,
  referenceResource,
  type ReferenceListName,
} from '../../../domain/references';
import { useReferences } from '../../cache/references';
import { referenceWords } from '../../i18n/references';
import { pageLabels } from '../../i18n/shell';
import { ListPage } from '../../list/ListPage';
import { listPath } from '../../ui/paths';

const inOrder = referenceListNames.toSorted((one, other) =>
  referenceLists[one].label.localeCompare(referenceLists[other].label, 'de'),
);

/** /references: the lists that forms and filters offer, for administrators. */
export function ReferenceLists() {
  return (
    <ListPage title={pageLabels.references.plural} actions={null}>
      <Typography color="text.secondary">{referenceWords.overviewHint}</Typography>
      <Box sx={{ overflowY: 'auto', minHeight: 0 }}>
        <List
          disablePadding
          sx={{
            display: 'grid',
            columnGap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
          }}
        >
          {inOrder.map((list) => (
            <ListLink key={list} list={list} />
          ))}
        </List>
      </Box>
    </ListPage>
  );
}

function ListLink({ list }: { list: ReferenceListName }) {
  const { length } = useReferences(list);
  return (
    <ListItem disablePadding divider>
      <ListItemButton component={Link} to={listPath(referenceResource(list))}>
        <ListItemText primary={referenceLists[list].label} secondary={referenceWords.entries(length)} />
      </ListItemButton>
    </ListItem>
  );
}
