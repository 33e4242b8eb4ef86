import LinearProgress from '@mui/material/LinearProgress';
import { keyframes } from '@mui/material/styles';
import { shellWords } from '../i18n/shell';

const appear = keyframes({ from: { opacity: 0 } });

/** While the code of a page arrives; seen only when that takes a noticeable time. */
export function ContentLoading() {
  return <LinearProgress aria-label={shellWords.loading} sx={{ height: 2, animation: `${appear} 200ms 200ms both` }} />;
}
