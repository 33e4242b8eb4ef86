import type { TypeModule } from '../../engine/typeModule';
import * as createPosts from './migrations/020-posts';

export const postsModule: TypeModule = { migrations: { '020-posts': createPosts } };
