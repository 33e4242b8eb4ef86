import { createContext, useCallback, useContext, type ReactNode } from 'react';
import type { Feature, PublicConfig } from '../../domain/features';
import { apiFetch } from '../api/http';

const ConfigContext = createContext<PublicConfig | null>(null);

/** What the server says about this instance, before anybody has signed in. Errors as in `apiFetch`. */
export function loadConfig(): Promise<PublicConfig> {
  return apiFetch<PublicConfig>('/config');
}

export function ConfigProvider({ value, children }: { value: PublicConfig; children: ReactNode }) {
  return <ConfigContext value={value}>{children}</ConfigContext>;
}

/** Name, logo, colours and switches of this instance. Throws outside of ConfigProvider. */
export function useConfig(): PublicConfig {
  const config = useContext(ConfigContext);
  if (!config) throw new Error('useConfig needs a ConfigProvider above it');
  return config;
}

/** Tells whether a switch is on; what has no switch always is. */
export function useFeature(): (feature: Feature | undefined) => boolean {
  const { features } = useConfig();
  return useCallback((feature) => feature === undefined || features[feature] === true, [features]);
}
