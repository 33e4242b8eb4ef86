import DynamicIcon from '@mui/icons-material/AutoFixHigh';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { LinkBase, useCreatePath, useListContext } from 'react-admin';
import { drawingPath, maxLimit } from '../../../domain/http';
import { interactiveGraphics } from '../../../domain/types/interactiveGraphic';
import { graphicWords } from '../../i18n/types';
import { CreateButton } from '../../list/ListPage';
import { ListFrame } from '../../list/ListFrame';
import type { Row } from '../../list/ListType';

/** All graphics as cards with their drawings. */
export const GraphicList = () => (
  <ListFrame type={interactiveGraphics} perPage={maxLimit} actions={<CreateButton label={graphicWords.create} />}>
    <Cards />
  </ListFrame>
);

function Cards() {
  const { data = [] } = useListContext<Row>();
  return (
    <Box
      component="ul"
      sx={{
        flex: '1 1 0',
        minHeight: 0,
        overflow: 'auto',
        m: 0,
        p: 0.5,
        pb: 2,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
        gridAutoRows: 'max-content',
        alignContent: 'start',
        listStyle: 'none',
      }}
    >
      {data.map((graphic) => (
        <Graphic key={graphic.id} graphic={graphic} />
      ))}
    </Box>
  );
}

/** As an image, a drawing is inert, and loads only when it comes into view. */
function Graphic({ graphic: { id, title, description, isPublic, isDynamic, updatedAt } }: { graphic: Row }) {
  const path = useCreatePath()({ resource: interactiveGraphics.name, id, type: 'edit' });
  const drawing = `${drawingPath(id)}?${encodeURIComponent(String(updatedAt))}`;
  return (
    <Card component="li" variant="outlined">
      <CardActionArea
        component={LinkBase}
        to={path}
        sx={{
          height: '100%',
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'stretch',
          justifyContent: 'flex-start',
        }}
      >
        {/* Drawings are made for paper, so they stay white even in dark mode. */}
        <Box sx={{ bgcolor: '#ffffff', borderBottom: 1, borderColor: 'divider', p: 1, height: 200, flexShrink: 0 }}>
          <Box
            component="img"
            src={drawing}
            alt=""
            loading="lazy"
            decoding="async"
            sx={{ width: '100%', height: '100%', objectFit: 'contain', display: 'block' }}
          />
        </Box>
        <CardContent sx={{ flexGrow: 1 }}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 0.5 }}>
            <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, flexGrow: 1, lineHeight: 1.3 }}>
              {String(title)}
            </Typography>
            {isDynamic === true && <DynamicIcon titleAccess={graphicWords.dynamic} fontSize="small" color="action" />}
            {isPublic === false && <Chip label={graphicWords.draft} color="warning" size="small" variant="outlined" />}
          </Box>
          <Typography
            variant="body2"
            color="text.secondary"
            sx={{ display: '-webkit-box', overflow: 'hidden', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical' }}
          >
            {String(description ?? '')}
          </Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}
