import DynamicIcon from '@mui/icons-material/AutoFixHigh';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { LinkBase, useCreatePath, useListContext, type RaRecord } from 'react-admin';
import { eventCollections } from '../../../domain/types/eventCollection';
import { projectCollections } from '../../../domain/types/projectCollection';
import { maxLimit } from '../../../domain/http';
import { eventMembers, projectMembers, collectionWords, type MemberWords } from '../../i18n/types';
import { untitled } from '../../i18n/untitled';
import { CreateButton, ExportMenu } from '../../list/ListPage';
import { ListFrame, type ListFrameProps } from '../../list/ListFrame';

/** The list of project collections. */
export const ProjectCollectionList = () => <CollectionList type={projectCollections} words={projectMembers} />;

/** The list of event collections. */
export const EventCollectionList = () => <CollectionList type={eventCollections} words={eventMembers} />;

/** A list of collections in react-admin's list context, with cards instead of a table. */
function CollectionList({ type, words }: { type: ListFrameProps['type']; words: MemberWords }) {
  return (
    <ListFrame
      type={type}
      perPage={maxLimit}
      actions={
        <>
          <ExportMenu />
          <CreateButton label={collectionWords.create} />
        </>
      }
    >
      <CollectionCards counted={words.chosen} />
    </ListFrame>
  );
}

interface Card extends RaRecord<number> {
  title: string;
  description: string;
  isDynamic: boolean;
  selection: unknown[];
  filters: unknown[];
}

/** The collections of a list, as cards that open them. `counted` formats the number of chosen records. */
function CollectionCards({ counted }: { counted: (count: number) => string }) {
  const { data = [], resource } = useListContext<Card>();
  const path = useCreatePath();
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0.5,
        listStyle: 'none',
        flex: '1 1 0',
        minHeight: 0,
        overflowY: 'auto',
        display: 'grid',
        gap: 1.5,
        alignContent: 'start',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
      }}
    >
      {data.map(({ id, title, description, isDynamic, selection, filters }) => (
        <Paper
          key={id}
          component="li"
          variant="outlined"
          sx={{
            position: 'relative',
            p: 2,
            display: 'flex',
            flexDirection: 'column',
            gap: 0.75,
            '&:hover': { borderColor: 'text.secondary' },
            '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
          }}
        >
          <Typography
            component="h2"
            variant="subtitle1"
            sx={{ fontWeight: 600, display: 'flex', gap: 1, alignItems: 'center', overflowWrap: 'anywhere' }}
          >
            <Box
              component={LinkBase}
              to={path({ resource, type: 'edit', id })}
              sx={{
                flexGrow: 1,
                color: 'inherit',
                textDecoration: 'none',
                outline: 'none',
                '&::after': { content: '""', position: 'absolute', inset: 0 },
              }}
            >
              {title || untitled.de}
            </Box>
            {isDynamic && <DynamicIcon fontSize="small" color="action" titleAccess={collectionWords.dynamic} />}
          </Typography>
          {description !== '' && (
            <Typography
              variant="body2"
              sx={{
                display: '-webkit-box',
                WebkitBoxOrient: 'vertical',
                WebkitLineClamp: 3,
                overflow: 'hidden',
                overflowWrap: 'anywhere',
              }}
            >
              {description}
            </Typography>
          )}
          <Typography variant="caption" color="text.secondary" sx={{ mt: 'auto' }}>
            {isDynamic ? collectionWords.filtersChosen(filters.length) : counted(selection.length)}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}
