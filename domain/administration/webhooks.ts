import * as z from 'zod/mini';
import { anyType, scopedType, scopeTypes } from '../accounts/rights';
import { contents } from '../contents';
import { defaultLimit, maxLimit } from '../http';
import type { ListDeclaration } from '../lists/listRequest';
import { objectExpected } from '../values/values';
import type { MailState } from './mails';

/** The events that a webhook can report. All but the last are about public records; `deleted` also covers drafts. */
export const webhookEvents = ['published', 'changed', 'unpublished', 'deleted', 'submitted'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** A type and an event, such as `projects:published`. */
export type Subscription = `${string}:${WebhookEvent}`;

/** The types that a subscription may name. */
export const webhookTypes: readonly string[] = scopeTypes.filter((type) => !['references', 'files'].includes(type));

/** Whether a type has such an event: visitors can submit records of some types only. */
export const hasEvent = (type: string, event: string): boolean =>
  event !== 'submitted' ||
  type === anyType ||
  Object.entries(contents).some(([name, { submittable }]) => scopedType(name) === type && submittable === true);

/** A webhook as administrators see it. Only the response that creates it contains its secret. */
export interface Webhook {
  id: number;
  name: string;
  url: string;
  events: Subscription[];
  isActive: boolean;
  /** The start of the current series of failed deliveries; null if the last one arrived. */
  failingSince: string | null;
  /** When it was switched off after failing for days. */
  switchedOffAt: string | null;
  createdAt: string;
  createdBy: string | null;
}

/** A message to a webhook and its state. */
export interface WebhookDelivery {
  id: number;
  messageId: string;
  /** Such as `projects.published`, or `test`. */
  event: string;
  payload: string;
  state: MailState;
  attempts: number;
  lastError: string | null;
  /** The HTTP status of the last response. */
  lastStatus: number | null;
  createdAt: string;
  nextAttemptAt: string | null;
  sentAt: string | null;
}

/** The list of webhooks: never paged. */
export const webhookListDeclaration = {
  filters: {},
  orderBy: ['name', 'url', 'createdAt'],
  defaultOrder: { field: 'name', direction: 'ASC' },
  limit: maxLimit,
} as const satisfies ListDeclaration;

export const deliveryListDeclaration = {
  filters: {},
  orderBy: [],
  defaultOrder: { field: 'id', direction: 'DESC' },
  limit: defaultLimit,
} as const satisfies ListDeclaration;

const isAddress = (text: string) => {
  if (!/^https?:\/\/[^\s]+$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
};

export const webhookSchema = z.object(
  {
    name: z
      .string('Geben Sie bitte einen Namen an.')
      .check(
        z.trim(),
        z.minLength(1, 'Geben Sie bitte einen Namen an.'),
        z.maxLength(100, 'Der Name ist zu lang: höchstens 100 Zeichen.'),
      ),
    url: z
      .string('Geben Sie bitte eine Adresse an.')
      .check(
        z.trim(),
        z.maxLength(2_000, 'Die Adresse ist zu lang.'),
        z.refine(isAddress, 'Geben Sie bitte eine Adresse an, zum Beispiel https://www.example.org/hooks.'),
      ),
    events: z
      .array(
        z.string().check(
          z.refine((subscription) => {
            const [type = '', event = ''] = subscription.split(':');
            return (
              webhookTypes.includes(type) && webhookEvents.includes(event as WebhookEvent) && hasEvent(type, event)
            );
          }, 'Dieses Ereignis gibt es nicht.'),
        ),
        'Hier wird eine Liste erwartet.',
      )
      .check(z.minLength(1, 'Wählen Sie bitte mindestens ein Ereignis.'), z.maxLength(200)),
    isActive: z.boolean('Hier wird true oder false erwartet.'),
  },
  objectExpected,
);
