declare module 'virtual:icons' {
  import type { SvgIconComponent } from '@mui/icons-material';

  /** The icons of domain/contents.ts by their names; vite.config.ts makes them. */
  export const icons: Record<string, SvgIconComponent>;
}
