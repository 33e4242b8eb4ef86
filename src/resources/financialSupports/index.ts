import FinancialSupportIcon from '@mui/icons-material/SavingsOutlined';
import { contents } from '../../../domain/contents';
import { entry } from '../entry';

/** Who pays for what, under which conditions. */
export const financialSupports = entry(contents['financial-supports'], {
  icon: FinancialSupportIcon,
  recordRepresentation: 'name',
  list: async () => (await import('./FinancialSupportList')).FinancialSupportList,
  form: async () => (await import('./FinancialSupportForm')).financialSupportForm,
  publicView: async () => (await import('../../embed/views/FinancialSupportView')).FinancialSupportView,
});
