import { createRoot } from 'react-dom/client';
import { OptInPage } from './newsletter/OptInPage';
import { VerificationPage } from './verification/VerificationPage';

/** The pages for the public that stand by themselves: those that the link of a mail opens. No react-admin here. */
const code = location.pathname.split('/').at(-1) ?? '';
createRoot(document.getElementById('root') as HTMLElement).render(location.pathname.startsWith('/newsletter/') ? <OptInPage code={code} /> : <VerificationPage code={code} />);
