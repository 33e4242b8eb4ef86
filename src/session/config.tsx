import { createContext, useCallback, useContext, type ReactNode } from 'react';
import type { Feature, PublicConfig } from '../../domain/features';
import { apiFetch } from '../api/http';

const ConfigContext = createContext<PublicConfig | null>(null);

/**
 * The configuration of this instance, which is available without a session.
 * @throws like `apiFetch`
 */
export function loadConfig(): Promise<PublicConfig> {
  return apiFetch<PublicConfig>('/config');
}

export function ConfigProvider({ value, children }: { value: PublicConfig; children: ReactNode }) {
  return <ConfigContext value={value}>{children}</ConfigContext>;
}

/**
 * The name, logo, colours and features of this instance.
 * @throws outside ConfigProvider
 */
export function useConfig(): PublicConfig {
  const config = useContext(ConfigContext);
  if (!config) throw new Error('useConfig needs a ConfigProvider above it');
  return config;
}

/** Parts of pages that a demo may lack. */
type Part =
  | 'calendars'
  | 'comments'
  | 'drafts'
  | 'files'
  | 'merging'
  | 'passwords'
  | 'pdf'
  | 'previewLinks'
  | 'secondFactor'
  | 'sessions'
  | 'sharedSearches'
  | 'verification';

/** Whether this instance has a part. */
export const useHasPart = (part: Part): boolean => !useConfig().leftOut?.includes(part);

/** Returns a check for whether a feature is enabled; undefined counts as enabled. */
export function useFeature(): (feature: Feature | undefined) => boolean {
  const { features } = useConfig();
  return useCallback((feature) => feature === undefined || features[feature] === true, [features]);
}
