import { webhookEvents, webhookTypes } from '../../../domain/administration/webhooks';
import { eventLabels } from '../../i18n/administration';
import { scopeRows, describeScopes } from '../../credentials/scopes';

/** The rows of the table of events. */
export const eventRows = scopeRows.filter(({ type }) => webhookTypes.includes(type));

/** The events by type, such as `Projekte: veröffentlicht, geändert`. */
export const describeEvents = (events: readonly string[]): string => describeScopes(events, webhookEvents, eventLabels);
