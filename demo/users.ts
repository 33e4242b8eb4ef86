type DemoRole = 'ROLE_USER' | 'ROLE_EDITOR' | 'ROLE_ADMIN' | 'ROLE_SUPER_ADMIN';
type DemoNotification = 'CHMOS_INBOX' | 'EVENTS_INBOX' | 'JOBS_INBOX' | 'PUBLICATIONS_INBOX';

interface DemoUser {
  id: number;
  email: string;
  roles: DemoRole[];
  notifications: DemoNotification[];
}

/** The password of all demo accounts. A server that has such an account only listens on loopback. */
export const DEMO_PASSWORD = 'regio-demo-2026';

/** One account per role. */
export const demoUsers: DemoUser[] = [
  { id: 1, email: 'super@example.org', roles: ['ROLE_SUPER_ADMIN'], notifications: [] },
  { id: 2, email: 'admin@example.org', roles: ['ROLE_ADMIN'], notifications: ['EVENTS_INBOX'] },
  {
    id: 3,
    email: 'editor@example.org',
    roles: ['ROLE_EDITOR'],
    notifications: ['CHMOS_INBOX', 'EVENTS_INBOX', 'JOBS_INBOX', 'PUBLICATIONS_INBOX'],
  },
  { id: 4, email: 'user@example.org', roles: ['ROLE_USER'], notifications: [] },
];
