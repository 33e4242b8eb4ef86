import EducationIcon from '@mui/icons-material/SchoolOutlined';
import { contents } from '../../../domain/contents';
import { entry } from '../entry';

/** Courses and degrees for those who develop regions. */
export const educations = entry(contents.educations, {
  icon: EducationIcon,
  recordRepresentation: 'name',
  list: async () => (await import('./EducationList')).EducationList,
  form: async () => (await import('./EducationForm')).educationForm,
  publicView: async () => (await import('../../embed/views/EducationView')).EducationView,
});
