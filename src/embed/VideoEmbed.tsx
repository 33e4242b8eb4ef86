import './video.css';
import { videoEmbedUrl } from './videoEmbedUrl';

/**
 * An embedded video, 560x315 or narrower, on the platform's privacy-preserving host. Renders nothing for an address
 * that is not recognised.
 */
export function VideoEmbed({ url, title }: { url: string | null | undefined; title?: string }) {
  const source = videoEmbedUrl(url);
  if (!source) return null;
  return (
    <iframe
      className="video-embed"
      src={source}
      title={title || 'Video'}
      width={560}
      height={315}
      loading="lazy"
      // YouTube refuses to play without knowing the embedding site; the page itself stays private.
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      // No `allowfullscreen` attribute: browsers warn about it when `allow` is also set.
      allow="fullscreen; picture-in-picture; encrypted-media"
    />
  );
}
