import { createRoot } from 'react-dom/client';
import { submissionFormOf } from '../../domain/submissionForms';
import { OptInPage } from './newsletter/OptInPage';
import { FormPage } from './submission/FormPage';
import { LinkPage } from './submission/LinkPage';
import { VerificationPage } from './verification/VerificationPage';

/** The pages for the public that stand by themselves: forms, and those that the link of a mail opens. No react-admin here. */
function pageOf({ pathname, search }: Location) {
  const [, first = '', second = '', third = ''] = pathname.split('/');
  const form = first === 'forms' ? submissionFormOf(second) : undefined;
  if (form) return <FormPage form={form} language={new URLSearchParams(search).get('lang')} />;
  if (first === 'verify') return <LinkPage purpose="confirm" code={second} language={third} />;
  if (first === 'submission') return <LinkPage purpose="own" code={second} language={third} />;
  const code = pathname.split('/').at(-1) ?? '';
  return first === 'newsletter' ? <OptInPage code={code} /> : <VerificationPage code={code} />;
}

createRoot(document.getElementById('root') as HTMLElement).render(pageOf(location));
