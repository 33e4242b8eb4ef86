import LinearProgress from '@mui/material/LinearProgress';
import { keyframes } from '@mui/material/styles';
import { shellWords } from '../i18n/shell';

const appear = keyframes({ from: { opacity: 0 } });

/** Shown while the code of a page loads, if that takes noticeably long. */
export function ContentLoading() {
  return <LinearProgress aria-label={shellWords.loading} sx={{ height: 2, animation: `${appear} 200ms 200ms both` }} />;
}
