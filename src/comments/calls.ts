import type { Assignment, Comment, Place } from '../../domain/comments';
import { apiFetch } from '../api/http';

type Written = Pick<Comment, 'text' | 'mentions'>;

/**
 * Adds a comment or a reply.
 * @throws like `apiFetch`
 */
export const addComment = (place: Place, comment: Written & Pick<Comment, 'parent' | 'field'>): Promise<Comment> =>
  apiFetch('/comments', { method: 'POST', body: { ...place, ...comment } });

/** @throws like `apiFetch` */
export const changeComment = (id: number, written: Written): Promise<Comment> =>
  apiFetch(`/comments/${id}`, { method: 'PUT', body: written });

/** @throws like `apiFetch` */
export const removeComment = (id: number): Promise<unknown> => apiFetch(`/comments/${id}`, { method: 'DELETE' });

/** Resolves a comment with its replies, or reopens it. @throws like `apiFetch` */
export const resolveComment = (id: number, isResolved: boolean): Promise<Comment> =>
  apiFetch(`/comments/${id}/${isResolved ? 'resolve' : 'reopen'}`, { method: 'POST', once: false });

/**
 * Assigns records or items, all or none; null unassigns them.
 * @throws like `apiFetch`
 */
export const assign = (resource: string, ids: readonly number[], assignee: number | null): Promise<Assignment[]> =>
  apiFetch('/assignments', { method: 'PUT', body: { resource, ids, assignee } });

/** Marks mentions as seen: those on a record, or all. */
export const seeMentions = (place?: Place): Promise<unknown> =>
  apiFetch('/mentions/seen', { method: 'POST', body: place ?? {}, once: false, isBackground: true });
