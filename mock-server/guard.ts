import type { Handler, Response } from 'json-server';
import type { AccessRule, Viewer } from '../domain/access';
import { notAllowed, notSignedIn } from './problems';
import type { Account } from './rows';

/** Whoever asks, as `readSession` found out. */
export const viewerOf = (response: Response): Viewer => (response.locals.account as Account | undefined) ?? null;

/** Who may go on: 401 without a session, 403 without the role. */
export function only(rule: AccessRule): Handler {
  return (_request, response, next) => {
    const viewer = viewerOf(response);
    next(rule(viewer) ? undefined : viewer ? notAllowed() : notSignedIn());
  };
}
