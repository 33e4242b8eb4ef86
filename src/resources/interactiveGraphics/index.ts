import { contents } from '../../../domain/contents';
import { entry } from '../entry';

/** Drawings whose elements open a text or a project. */
export const interactiveGraphics = entry(contents['interactive-graphics'], {
  publicView: async () => (await import('../../embed/graphic/GraphicView')).GraphicView,
});
