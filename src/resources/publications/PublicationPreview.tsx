import type { ContentLocale } from '../../../domain/locales';
import { PublicationView } from '../../embed/PublicationView';
import type { PublicViewProps } from '../resource';

/** A publication as its public card shows it. */
export const PublicationPreview = ({ record, locale }: Pick<PublicViewProps, 'record'> & { locale: ContentLocale }) => <PublicationView publication={record} locale={locale} />;
