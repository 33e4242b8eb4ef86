import type { ReactNode } from 'react';
import { defaultThemeColors, features, type Feature, type PublicConfig } from '../../domain/features';
import { ConfigProvider } from './config';

/** A server's configuration. `isOn` returns whether a feature is enabled; all are by default. */
export const configWith = (isOn: (feature: Feature) => boolean = () => true): PublicConfig => ({
  productId: 'regio',
  productName: 'Regio',
  logo: null,
  themeColors: defaultThemeColors,
  features: Object.fromEntries(features.map((name) => [name, isOn(name)])) as PublicConfig['features'],
});

/** An instance with all features, around a test's content. */
export const Instance = ({ children }: { children: ReactNode }) => (
  <ConfigProvider value={configWith()}>{children}</ConfigProvider>
);
