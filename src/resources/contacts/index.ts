import { lazy } from 'react';
import { contents } from '../../../domain/contents';
import { mergeButtonWords } from '../../i18n/lists';
import { mergeAction } from '../../review/merging/paths';
import { entry } from '../entry';

const merge = { action: mergeAction, title: mergeButtonWords.title };

/** The resource of people. They verify their own data by mail; their changes are then reviewed. */
export const persons = entry(contents['contacts/person'], {
  list: async () => (await import('./PersonList')).PersonList,
  form: async () => (await import('./PersonForm')).personForm,
  publicView: async () => (await import('./ContactPreview')).PersonPreview,
  pages: [{ ...merge, content: lazy(async () => ({ default: (await import('./merging/mergePages')).PersonMerge })) }],
});

/** The resource of organisations, which employ people. */
export const companies = entry(contents['contacts/company'], {
  list: async () => (await import('./CompanyList')).CompanyList,
  form: async () => (await import('./CompanyForm')).companyForm,
  publicView: async () => (await import('./ContactPreview')).CompanyPreview,
  pages: [{ ...merge, content: lazy(async () => ({ default: (await import('./merging/mergePages')).CompanyMerge })) }],
});
