import './video.css';
import { videoEmbedUrl } from './videoEmbedUrl';

/**
 * A video by its address: 560x315 on the platform's privacy-preserving host,
 * smaller where there is less room; nothing for an address that is not recognised.
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
      // YouTube plays only where it sees which site embeds it; it need not know which page.
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      // Full screen is allowed here alone: beside it, `allowfullscreen` makes browsers complain.
      allow="fullscreen; picture-in-picture; encrypted-media"
    />
  );
}
