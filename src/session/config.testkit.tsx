import type { ReactNode } from 'react';
import { defaultThemeColors, features, type Feature, type PublicConfig } from '../../domain/features';
import { ConfigProvider } from './config';

/** What a server says of itself; `isOn`: which switches are on, all where nothing is said. */
export const configWith = (isOn: (feature: Feature) => boolean = () => true): PublicConfig => ({
  productId: 'regio',
  productName: 'Regio',
  logo: null,
  themeColors: defaultThemeColors,
  features: Object.fromEntries(features.map((name) => [name, isOn(name)])) as PublicConfig['features'],
});

/** An instance with all switches on, around what a test shows. */
export const Instance = ({ children }: { children: ReactNode }) => (
  <ConfigProvider value={configWith()}>{children}</ConfigProvider>
);
