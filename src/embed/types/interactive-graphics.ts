import { standardType } from '../list/standardType';

/** Interactive graphics in the public list. */
export const contentType = standardType('interactive-graphics', async () => ({
  ...(await import('../../../domain/publicViews/interactive-graphics')),
  Detail: (await import('../graphic/GraphicView')).GraphicView,
}));
