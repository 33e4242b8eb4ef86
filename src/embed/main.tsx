import { createRoot } from 'react-dom/client';
import { OptInPage } from './newsletter/OptInPage';
import { VerificationPage } from './verification/VerificationPage';

/** The pages for the public that stand by themselves: forms, and those that the link of a mail opens. No react-admin here. */
async function pageOf({ pathname, search }: Location) {
  const [, first = '', second = '', third = ''] = pathname.split('/');
  if (first === 'forms') {
    const { FormPage } = await import('./submission/FormPage');
    return <FormPage name={second} language={new URLSearchParams(search).get('lang')} />;
  }
  if (first === 'verify' || first === 'submission') {
    const { LinkPage } = await import('./submission/LinkPage');
    return <LinkPage purpose={first === 'verify' ? 'confirm' : 'own'} code={second} language={third} />;
  }
  const code = pathname.split('/').at(-1) ?? '';
  return first === 'newsletter' ? <OptInPage code={code} /> : <VerificationPage code={code} />;
}

void pageOf(location).then((page) => createRoot(document.getElementById('root') as HTMLElement).render(page));
