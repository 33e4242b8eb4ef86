import { createRoot } from 'react-dom/client';
import { locales } from '../../domain/locales';
import { VerificationPage } from './verification/VerificationPage';

/** The stand-alone public pages: forms, and pages opened from links in mails. They do not load react-admin. */
async function pageOf({ pathname, search }: Location) {
  const [, first = '', second = '', third = ''] = pathname.split('/');
  if (first === 'forms') {
    const [{ FormPage }, { formOf }] = await Promise.all([
      import('./submission/FormPage'),
      import('./submission/formNamed'),
    ]);
    return <FormPage form={await formOf(second)} language={new URLSearchParams(search).get('lang')} />;
  }
  const locale = locales.find((known) => known === third) ?? 'de';
  if (first === 'verify') {
    const { ConfirmPage } = await import('./submission/ConfirmPage');
    return <ConfirmPage code={second} locale={locale} />;
  }
  if (first === 'submission') {
    const { OwnPage } = await import('./submission/OwnPage');
    return <OwnPage code={second} locale={locale} />;
  }
  if (first === 'question') {
    const { QuestionPage } = await import('./submission/QuestionPage');
    return <QuestionPage code={second} locale={locale} />;
  }
  const code = pathname.split('/').at(-1) ?? '';
  if (first === 'newsletter') {
    const { OptInPage } = await import('./newsletter/OptInPage');
    return <OptInPage code={code} />;
  }
  return <VerificationPage code={code} />;
}

void pageOf(location).then((page) => createRoot(document.getElementById('root') as HTMLElement).render(page));
