import GraphicIcon from '@mui/icons-material/TouchAppOutlined';
import { contents } from '../../../domain/contents';
import { entry } from '../entry';

/** Drawings whose elements open a text or a project. */
export const interactiveGraphics = entry(contents['interactive-graphics'], {
  icon: GraphicIcon,
  recordRepresentation: 'title',
  list: async () => (await import('./GraphicList')).GraphicList,
  form: async () => (await import('./GraphicForm')).graphicForm,
  publicView: async () => (await import('../../embed/graphic/GraphicView')).GraphicView,
});
