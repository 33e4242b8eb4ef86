import type { Role } from '../../domain/access';

/** Words of the administration of accounts. */
export const userWords = {
  create: 'Neuen Benutzer erstellen',
  id: 'ID',
  email: 'E-Mail',
  createdAt: 'Erstellt am',
  updatedAt: 'Geändert am',
  roles: 'Rollen',
  notifications: 'Benachrichtigungen',
  password: 'Passwort',
  newPassword: 'Mindestens 8 Zeichen',
  keptPassword: 'Leer lassen, um das bisherige Passwort zu behalten',
  newHeading: 'Benutzer erfassen',
  editHeading: 'Benutzer bearbeiten',
  active: 'Aktiv',
  inactive: 'Inaktiv',
  save: 'Speichern',
  cancel: 'Abbrechen',
  delete: 'Löschen',
  deleteTitle: 'Benutzer löschen',
  deleteQuestion: 'Sind Sie sicher dass Sie diesen Benutzer unwiderruflich löschen möchten?',
  deleteForever: 'Endgültig löschen',
  saved: 'Der Benutzer wurde gespeichert.',
  deleted: 'Der Benutzer wurde gelöscht.',
  self: 'Das ist Ihr eigenes Konto.',
  higher: 'Dieses Konto hat eine höhere Rolle als Sie. Sie können es ansehen, aber nicht ändern.',
  changedMeanwhile:
    'Dieses Konto wurde in der Zwischenzeit geändert. Laden Sie die Seite neu, um den jetzigen Stand zu sehen.',
  more: 'Mehr Einträge laden',
  retry: 'Erneut versuchen',
} as const;

/** What each role may do. */
export const roleMeanings: Partial<Record<Role, string>> = {
  ROLE_EDITOR: 'Inhalte erfassen, bearbeiten und löschen',
  ROLE_ADMIN: 'Zusätzlich Benutzer verwalten; schliesst Redakteur ein',
  ROLE_SUPER_ADMIN: 'Voller Zugriff; schliesst Admin und Redakteur ein',
};
