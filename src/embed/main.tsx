import { createRoot } from 'react-dom/client';
import { VerificationPage } from './verification/VerificationPage';

/** The pages for the public that stand by themselves: for now the one that a personal link opens. No react-admin here. */
const code = location.pathname.split('/').at(-1) ?? '';
createRoot(document.getElementById('root') as HTMLElement).render(<VerificationPage code={code} />);
