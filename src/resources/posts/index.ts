import PostIcon from '@mui/icons-material/FeedOutlined';
import { contents } from '../../../domain/contents';
import { entry } from '../entry';

/** News of the platform. */
export const posts = entry(contents.posts, {
  icon: PostIcon,
  recordRepresentation: 'title',
  list: async () => (await import('./PostList')).PostList,
  form: async () => (await import('./PostForm')).postForm,
  publicView: async () => (await import('../../embed/views/PostView')).PostView,
  menu: { create: true },
});
